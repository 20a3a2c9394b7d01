// The posts of the search bench: half of them Spanish and Portuguese, half Japanese, the same in every run.
const spanish =
  'de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos e esto mí antes algunos qué unos yo otro otras otra él tanto esa estos mucho quienes nada muchos cual poco ella estar estas algunas algo nosotros escuela proyecto reunión jóvenes barrio agua salud trabajo programa taller equipo ciudad región informe semana'.split(
    ' ',
  );
const japanese =
  'これ それ ため もの こと 私たち 社会 地域 学生 先生 大阪 京都 北海道 活動 支援 会議 参加 計画 報告 来週 今日 明日 新しい 大切な 考える 始める 集まる 子ども 食事 料理 学校 大学 東北 九州 農業 環境 問題 解決 起業 事業 成長 仲間 世界 文化 言葉 時間 場所 予定 お知らせ ありがとう よろしく お願いします プロジェクト チーム ワークショップ コミュニティ'.split(
    ' ',
  );
const syllables =
  'ba be bi bo bu ca co cu da de di do fa fe ga go la le li lo lu ma me mi mo na ne no pa pe po ra re ri ro sa se si so ta te ti to va ve vi'.split(
    ' ',
  );
const particles = ['の', 'を', 'に', 'は', 'が', 'と', 'で', 'も', 'へ', 'から'];

/** Texts that are put into posts of one half; one of `every` posts of that half has the text. */
const planted = [
  { text: 'comunidad', japanese: false, every: 2 },
  { text: 'huerto', japanese: false, every: 1000 },
  { text: 'panadería', japanese: false, every: 500_000 },
  { text: 'Ñañez', japanese: false, every: 250_000 },
  { text: '東京', japanese: true, every: 3 },
  { text: '子ども食堂', japanese: true, every: 550 },
  { text: 'ｶﾌｪ', japanese: true, every: 400 },
  { text: '港区', japanese: true, every: 50_000 },
  { text: '社会起業', japanese: true, every: 90 },
];

/** The measured searches, each with a description. */
export const searches = [
  { name: 'commonest word', q: 'de' },
  { name: 'common word', q: 'comunidad' },
  { name: 'middle word', q: 'huerto' },
  { name: 'rarest word', q: 'panaderia' },
  { name: 'accents', q: 'nanez' },
  { name: 'no such word', q: 'zzyzx' },
  { name: 'one letter', q: 'c' },
  { name: 'prefix', q: 'com' },
  { name: 'one character', q: '食' },
  { name: 'two characters', q: '東京' },
  { name: 'two rare characters', q: '港区' },
  { name: 'other kana', q: 'かふぇ' },
  { name: 'four characters', q: '社会起業' },
  { name: 'five characters', q: '子ども食堂' },
  { name: 'two common words', q: 'comunidad escuela' },
  { name: 'common words that never meet', q: 'comunidad 東京' },
  { name: 'common word of a member', q: 'comunidad', author: 'member-8' },
  { name: 'rare word of a member', q: 'huerto', author: 'member-8' },
];

/** The title and the content of the post with this number. */
export function postText(n) {
  const random = randomOf(n);
  const isJapanese = n % 2 === 1;
  const words = isJapanese ? japaneseWords(random) : latinWords(random);
  planted.forEach(({ text, japanese: half, every }, at) => {
    if (half === isJapanese && Math.floor(n / 2) % every === at % every) words[1 + Math.floor(random() * 8)] = text;
  });
  const joint = isJapanese ? '' : ' ';
  return { title: words.slice(0, 4).join(joint), content: words.slice(4).join(joint) };
}

function latinWords(random) {
  return Array.from({ length: 45 }, () => {
    if (random() < 0.6) return pick(spanish, random() ** 2);
    // Few of twenty thousand words are frequent, as in every language.
    const word = Math.floor(20_000 ** random());
    return [word % 46, Math.floor(word / 46) % 46, word % 31].map((at) => syllables[at]).join('');
  });
}

function japaneseWords(random) {
  return Array.from({ length: 30 }, () => pick(japanese, random() ** 2) + pick(particles, random()));
}

function pick(list, share) {
  return list[Math.floor(share * list.length)];
}

/** Random numbers; the same seed gives the same numbers. */
function randomOf(seed) {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
