import { z } from 'zod';
import { escapeHtml } from '../boot/escape-html.ts';

/** The parts of a JSON Schema that the page shows. */
const schemaNode = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), schemaNode).optional();
  },
  get items() {
    return schemaNode.optional();
  },
  get anyOf() {
    return z.array(schemaNode).optional();
  },
});

export type SchemaNode = z.infer<typeof schemaNode>;

/** The schema of a parsed OpenAPI document; a missing part means any value. */
export function asSchema(schema: unknown): SchemaNode {
  return schemaNode.parse(schema ?? {});
}

/** A schema in words, its properties as a list; other schemas are links. */
export function schemaHtml(schema: SchemaNode): string {
  const { properties, required = [] } = schema;
  if (properties === undefined) return `<span class="type">${typeHtml(schema)}</span>`;
  const items = Object.entries(properties).map(([name, property]) => {
    const must = required.includes(name) ? ' <em>required</em>' : '';
    const meaning = property.description === undefined ? '' : ` – ${escapeHtml(property.description)}`;
    return `<li><code>${escapeHtml(name)}</code>${must} ${schemaHtml(property)}${meaning}</li>`;
  });
  return `<ul class="properties">${items.join('')}</ul>`;
}

function typeHtml(schema: SchemaNode): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeHtml).join(' or ');
  if (schema.enum !== undefined) return escapeHtml(schema.enum.map((value) => JSON.stringify(value)).join(' | '));
  if (schema.items !== undefined) return `list of ${schemaHtml(schema.items)}${limits(schema)}`;
  return escapeHtml(`${[schema.type ?? 'anything'].flat().join(' or ')}${limits(schema)}`);
}

function limits({ format, minLength, maxLength, minimum, maximum, maxItems }: SchemaNode): string {
  const parts = [
    format,
    minLength === undefined ? undefined : `at least ${minLength} characters`,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    minimum === undefined ? undefined : `from ${minimum}`,
    maximum === undefined ? undefined : `to ${maximum}`,
    maxItems === undefined ? undefined : `at most ${maxItems}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
