import { foldedText } from './folded-text.ts';

test.each([
  ['Guía de Medellín', 'guia de medellin'],
  ['SÃO PAULO', 'sao paulo'],
  ['Straße', 'strasse'],
  ['カタカナ', 'かたかな'],
  ['ゆーき', 'ゆうき'],
  ['ガイド', 'かいと'],
  ['友達', '友達'],
])('%p is compared as %p', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});
