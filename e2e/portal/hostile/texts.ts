/** One word of 80 letters. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Texts that strain a layout, each repeated until its field is full. */
export const hostileTexts = {
  word: longWord,
  title:
    'Everything that we learned from the families of the valley while the bridge over the river was still missing ',
  address: `https://drive.example.org/open?id=${'a1B2c3D4'.repeat(12)}`,
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈👍🏽🇨🇴',
  arabic: 'مرحبا بالجميع (English words) من كولومبيا والأرجنتين، كيف حالكم اليوم؟ ',
  japanese: 'コロンビアとアルゼンチンとブラジルと日本の参加者全員が集まる社会起業プログラムの報告書',
} as const;

export type HostileKind = keyof typeof hostileTexts;
export const hostileKinds = Object.keys(hostileTexts) as HostileKind[];

/** A text of one kind with exactly this many characters. */
export function hostileText(kind: HostileKind, length: number): string {
  const text = hostileTexts[kind];
  const characters = Array.from(text.repeat(Math.ceil(length / Array.from(text).length)));
  return characters.slice(0, length).join('').trim();
}

/** A text with a paragraph of each kind. */
export const hostileParagraphs = hostileKinds.map((kind) => hostileText(kind, 300)).join('\n\n');

/** A URL whose host and path have the maximum length. */
export const hostileAddress = `https://${'w'.repeat(63)}.${'x'.repeat(60)}.example.org/${'path'.repeat(40)}.png`;
