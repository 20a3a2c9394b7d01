import { contrastRatio, readableTextColor } from './readable-text-color.ts';

test('the text colour is readable on every background', () => {
  const steps = Array.from({ length: 18 }, (_, step) => (step * 15).toString(16).padStart(2, '0'));
  for (const red of steps) {
    for (const green of steps) {
      for (const blue of steps) {
        const ground = `#${red}${green}${blue}`;
        expect(contrastRatio(readableTextColor(ground), ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test.each([
  ['#ffeb3b', '#2b2616'],
  ['#000000', '#fffdf8'],
  ['#FFFFFF', '#2b2616'],
])('the text colour on %s is %s', (ground, ink) => {
  expect(readableTextColor(ground)).toBe(ink);
});

test('black on white has the maximum contrast', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
});
