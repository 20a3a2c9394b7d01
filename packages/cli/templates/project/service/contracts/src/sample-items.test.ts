import { newSampleItem, sampleItemLimits } from './sample-items.ts';

test('a title is counted in code points, so that every script has the same limit', () => {
  const title = '🌱'.repeat(sampleItemLimits.title);
  expect(newSampleItem.parse({ title, text: 'Text' })).toEqual({ title, text: 'Text' });
  expect(newSampleItem.safeParse({ title: `${title}🌱`, text: 'Text' }).success).toBe(false);
});
