import { tabStorage } from '../../safe-storage.ts';
import { goodbyeKey } from '../../session/goodbye-key.ts';

/** Shows a good-bye to a member who has just left the portal; few do, so the line is loaded only then. */
export async function sayGoodbye(): Promise<void> {
  if (tabStorage.get(goodbyeKey) === null) return;
  const { showGoodbye } = await import(/* webpackChunkName: "leaving" */ './goodbye-line.ts');
  showGoodbye();
  tabStorage.remove(goodbyeKey);
}
