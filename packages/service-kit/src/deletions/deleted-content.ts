import { type EntityManager, In, type ObjectLiteral } from 'typeorm';
import { type DeletedContent, type DeletedRow, deletedRows } from '../deleted-rows.ts';

/** Servers refuse statements beyond 16 MB; a character takes at most four bytes, and a quoted one twice as many. */
const charactersPerPart = 1_000_000;

/** Keeps the content of a deleted row; what one statement should not hold goes into parts of it. */
export async function keepContent(
  manager: EntityManager,
  kept: Omit<DeletedRow, 'id' | 'content'>,
  { row, dependents }: Pick<DeletedContent, 'row' | 'dependents'>,
): Promise<void> {
  const stored = manager.getRepository(deletedRows);
  const [first = [], ...parts] = partsOf(dependents);
  await stored.insert({ ...kept, content: { row, dependents: first, parts: parts.length } });
  for (const [number, part] of parts.entries()) {
    await stored.insert({ ...kept, noun: nounOfPart(kept.noun, number), content: { row: {}, dependents: part } });
  }
}

/** Takes the rows that were deleted together with a row out of its parts. */
export async function takeDependents(
  manager: EntityManager,
  { noun, rowId, content: { dependents, parts = 0 } }: Pick<DeletedRow, 'noun' | 'rowId' | 'content'>,
): Promise<readonly (readonly ObjectLiteral[])[]> {
  if (parts === 0) return dependents;
  const stored = manager.getRepository(deletedRows);
  const nouns = Array.from({ length: parts }, (_, number) => nounOfPart(noun, number));
  const found = await stored.find({ where: { rowId, noun: In(nouns) }, order: { id: 'ASC' } });
  await stored.delete({ rowId, noun: In(nouns) });
  const all = [dependents, ...found.map(({ content }) => content.dependents)];
  return dependents.map((_, position) => all.flatMap((part) => part[position] ?? []));
}

/** No table has such a noun, so a part is never taken for a row of its own. */
function nounOfPart(noun: string, number: number): string {
  return `${noun}+${number}`;
}

function partsOf(dependents: readonly (readonly ObjectLiteral[])[]): ObjectLiteral[][][] {
  const empty = (): ObjectLiteral[][] => dependents.map(() => []);
  let part = empty();
  const parts = [part];
  let characters = 0;
  for (const [position, rows] of dependents.entries()) {
    for (const row of rows) {
      const { length } = JSON.stringify(row);
      if (characters > 0 && characters + length > charactersPerPart) {
        part = empty();
        parts.push(part);
        characters = 0;
      }
      part[position]?.push(row);
      characters += length;
    }
  }
  return parts;
}
