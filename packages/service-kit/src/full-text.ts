import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isMysql } from './dialect.ts';

export interface FullTextSearch {
  /** The name that the index has in `MigrationDialect.createFullText`. */
  readonly index: string;
  /** The entity's properties that are searched, in the index's order. */
  readonly properties: readonly string[];
}

const words = /[\p{L}\p{N}]+/gu;
/** Scripts without spaces between words: no index of either database finds a word inside of such text. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const shortestInnodbWord = 3;
/** InnoDB's own list: it indexes none of these. */
const innodbStopWords = new Set(
  (
    'a about an are as at be by com de en for from how i in is it la of on or that the this to was what when where who ' +
    'will with und www'
  ).split(' '),
);

/** The words of a search text, in small letters, each once. */
export function searchWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(words) ?? [])];
}

/** Only rows that have words beginning with each word of the text. A blank text filters nothing. */
export function whereMatches<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  search: FullTextSearch,
  text: string,
): SelectQueryBuilder<Row> {
  if (text.trim() === '') return query;
  const found = searchWords(text);
  if (found.length === 0) return query.andWhere('1 = 0');
  const mysql = isMysql(query.dataSource);
  const isIndexed = (word: string): boolean => !unspaced.test(word) && (!mysql || innodbIndexes(word));
  const indexed = found.filter(isIndexed);
  if (indexed.length > 0) matchIndex(query, search, indexed);
  found.filter((word) => !isIndexed(word)).forEach((word, place) => matchAnywhere(query, search, { word, place }));
  return query;
}

function innodbIndexes(word: string): boolean {
  return word.length >= shortestInnodbWord && !innodbStopWords.has(word);
}

function matchIndex<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { index, properties }: FullTextSearch,
  found: readonly string[],
): void {
  const { alias } = query;
  if (isMysql(query.dataSource)) {
    const columns = properties.map((property) => `${alias}.${property}`).join(', ');
    query.andWhere(`MATCH(${columns}) AGAINST(:words IN BOOLEAN MODE)`, {
      words: found.map((w) => `+${w}*`).join(' '),
    });
  } else {
    query.andWhere(`${alias}.id IN (SELECT rowid FROM ${index} WHERE ${index} MATCH :words)`, {
      words: found.map((word) => `"${word}"*`).join(' '),
    });
  }
}

/** Words hold letters and digits only, so there is nothing to escape in the pattern. */
function matchAnywhere<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { properties }: FullTextSearch,
  { word, place }: { readonly word: string; readonly place: number },
): void {
  const conditions = properties.map((property) => `${query.alias}.${property} LIKE :word${place}`);
  query.andWhere(`(${conditions.join(' OR ')})`, { [`word${place}`]: `%${word}%` });
}
