import { runJourney } from '../journey.mjs';

/** A browser and a hundred members share this machine, so the members write less often, and their gaps have no limit. */
const shared = { limits: {}, paces: 3 };

/** The journeys of e2e/tests/production.spec.ts, by a part of their names, while all others write. */
export const browserJourneys = [
  { ...shared, name: 'journey', what: 'a member in a browser, no fault', run: journey('finds it after a reload') },
  {
    ...shared,
    name: 'journey-gateway',
    what: 'a member in a browser, kill -9 of a gateway at each step',
    run: journey('while a gateway is killed at each step'),
  },
];

function journey(title) {
  return async (stack, writing) => {
    const note = await runJourney(stack, title);
    await writing.untilAcknowledged(1);
    return note;
  };
}
