import { isDeepStrictEqual } from 'node:util';
import type { Schema } from './contract-description.ts';

/** Two schemas of the same place: that of the sender and that of the receiver. */
interface Pair {
  readonly sent: Schema;
  readonly accepted: Schema;
  /** The sender: a client, whose fields must not get lost, or a service, whose additional fields are ignored. */
  readonly sender: 'client' | 'service';
  /** The place in the contract, such as `response.title`. */
  readonly place: string;
}

/**
 * The reasons why something that is sent may not be accepted, a sentence each. Keywords that only some values satisfy,
 * such as `pattern`, are compared by their text.
 */
export function schemaGaps(pair: Pair): string[] {
  const [sent, accepted] = [alternatives(pair.sent), alternatives(pair.accepted)];
  return sent.flatMap((one) => {
    const tries = accepted.map((other) => gapsOfOne({ ...pair, sent: one, accepted: other }));
    // The alternative that fits best gives the reasons.
    return tries.reduce((best, next) => (next.length < best.length ? next : best));
  });
}

/** The alternatives of a union, also of one that is written as a list of types. */
function alternatives(schema: Schema): [Schema, ...Schema[]] {
  const { anyOf, oneOf, type, ...rest } = schema;
  const [first, ...others] = ((anyOf ?? oneOf ?? []) as readonly Schema[]).flatMap((one) => alternatives(one));
  const common = { ...(type !== undefined && { type }), ...rest };
  if (first !== undefined) return [{ ...common, ...first }, ...others.map((one) => ({ ...common, ...one }))];
  const [one, ...more] = (Array.isArray(type) ? type : []) as readonly string[];
  return one === undefined ? [schema] : [{ ...rest, type: one }, ...more.map((each) => ({ ...rest, type: each }))];
}

function gapsOfOne(pair: Pair): string[] {
  const keywords = Object.keys(pair.accepted).filter((keyword) => !structure.has(keyword));
  const broken = keywords.filter((keyword) => !allows(keyword, pair));
  const own = broken.map((keyword) => {
    const { [keyword]: before = 'none' } = pair.sent;
    return `${pair.place}: ${keyword} ${JSON.stringify(before)} does not fit ${JSON.stringify(pair.accepted[keyword])}`;
  });
  return [...own, ...fieldGaps(pair), ...innerGaps(pair, 'items'), ...innerGaps(pair, 'additionalProperties')];
}

/** Keywords that are compared field by field below, and `default`, which limits nothing. */
const structure = new Set(['properties', 'required', 'items', 'additionalProperties', 'default']);

const upperBounds = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
const lowerBounds = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);

function allows(keyword: string, { sent, accepted }: Pair): boolean {
  const [one, other] = [sent[keyword], accepted[keyword]];
  if (keyword === 'enum' || keyword === 'const') return isSubset(valuesOf(sent), valuesOf(accepted));
  if (keyword === 'type') return typeOf(sent) === other || (typeOf(sent) === 'integer' && other === 'number');
  if (typeof one === 'number' && upperBounds.has(keyword)) return one <= Number(other);
  if (typeof one === 'number' && lowerBounds.has(keyword)) return one >= Number(other);
  return isDeepStrictEqual(one, other);
}

function valuesOf(schema: Schema): readonly unknown[] | undefined {
  return 'const' in schema ? [schema['const']] : (schema['enum'] as readonly unknown[] | undefined);
}

function typeOf(schema: Schema): unknown {
  const [value] = valuesOf(schema) ?? [];
  return schema['type'] ?? (value === undefined ? undefined : typeof value);
}

function isSubset(values: readonly unknown[] | undefined, allowed: readonly unknown[] | undefined): boolean {
  if (allowed === undefined) return true;
  return values !== undefined && values.every((value) => allowed.includes(value));
}

function fieldGaps({ sent, accepted, sender, place }: Pair): string[] {
  const [before, after] = [fieldsOf(sent), fieldsOf(accepted)];
  const lost = sender === 'client' ? missing(before.all, after.all) : missing(after.all, before.all);
  const needed = after.required.filter((name) => !before.required.includes(name) && !lost.includes(name));
  const common = Object.keys(before.all).filter((name) => name in after.all);
  return [
    ...lost.map((name) => `${place}.${name} is gone`),
    ...needed.map((name) => `${place}.${name} ${sender === 'client' ? 'is required' : 'may be missing'}`),
    ...common.flatMap((name) =>
      schemaGaps({ sent: before.all[name] ?? {}, accepted: after.all[name] ?? {}, sender, place: `${place}.${name}` }),
    ),
  ];
}

function fieldsOf({ properties = {}, required = [] }: Schema) {
  return { all: properties as Readonly<Record<string, Schema>>, required: required as readonly string[] };
}

function missing(names: object, among: object): string[] {
  return Object.keys(names).filter((name) => !(name in among));
}

/** The rows of an array, or the values of a record. */
function innerGaps({ sent, accepted, sender, place }: Pair, keyword: 'items' | 'additionalProperties'): string[] {
  const [one = {}, other] = [sent[keyword], accepted[keyword]];
  if (other === undefined) return [];
  if (other === false) return one === false ? [] : [`${place} refuses unknown fields`];
  return schemaGaps({ sent: asSchema(one), accepted: asSchema(other), sender, place: `${place}[]` });
}

function asSchema(schema: unknown): Schema {
  return typeof schema === 'object' && schema !== null ? { ...schema } : {};
}
