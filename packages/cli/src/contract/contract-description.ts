import type { Endpoint } from '@seed/contracts/endpoint';
import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';

/** A JSON schema (2020-12) without references. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** An operation as two schemas: one of everything that a client sends, one of everything that it gets. */
export interface OperationDescription {
  readonly operation: string;
  readonly request: Schema;
  readonly response: Schema;
}

/** A contract as plain data, so that two versions of it can be compared. */
export interface ContractDescription {
  readonly service: string;
  readonly version: string;
  /** The operations by method and path, such as `GET /notices/:id`. */
  readonly operations: Readonly<Record<string, OperationDescription>>;
}

/** Describes the endpoints of a service. */
export function describeContract(
  { service, version }: Pick<ContractDescription, 'service' | 'version'>,
  endpoints: readonly Endpoint[],
): ContractDescription {
  const operations = endpoints.map((endpoint): [string, OperationDescription] => [
    `${endpoint.method} ${endpoint.path}`,
    { operation: endpoint.operation, request: requestOf(endpoint), response: responseOf(endpoint) },
  ]);
  return { service, version, operations: Object.fromEntries(operations) };
}

function requestOf({ params, query, body, bodyType, fileTypes, bodyLimit }: Endpoint): Schema {
  const limit = bodyLimit && { 'Content-Length': { type: 'integer', maximum: bodyLimit.bytes } };
  const parts: Readonly<Record<string, Schema>> = {
    ...(params && { params: schemaOf(params, 'input') }),
    ...(query && { query: schemaOf(query, 'input') }),
    ...(body && { [bodyType ?? 'application/json']: withFileTypes(schemaOf(body, 'input'), fileTypes) }),
  };
  const required = Object.keys(parts).filter((name) => name !== 'query' || isNeeded(parts[name]));
  return { type: 'object', properties: { ...parts, ...limit }, required };
}

function responseOf(endpoint: Endpoint): Schema {
  const { status, response, mediaType = 'application/json', linesType, eventData, paged } = endpoint;
  const properties: Readonly<Record<string, Schema>> = {
    status: { const: status },
    ...(response && { [mediaType]: schemaOf(response, 'output') }),
    ...(linesType !== undefined && { [linesType]: { type: 'string' } }),
    ...(eventData && { event: schemaOf(eventData, 'output') }),
    ...(paged === true && { Link: { type: 'string' } }),
  };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function isNeeded(schema: Schema = {}): boolean {
  return Array.isArray(schema['required']) && schema['required'].length > 0;
}

/** The media types of a file are the values of its field. */
function withFileTypes(schema: Schema, fileTypes: Endpoint['fileTypes'] = {}): Schema {
  const files = Object.entries(fileTypes).map(([field, types]) => [field, { enum: types }]);
  return files.length === 0
    ? schema
    : { ...schema, properties: { ...(schema['properties'] as Schema), ...Object.fromEntries(files) } };
}

function schemaOf(schema: $ZodType, io: 'input' | 'output'): Schema {
  const override = io === 'output' ? withoutRemarks : withoutText;
  const { $schema: _, $defs = {}, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
  return inPlace(made, { schemas: $defs, open: [] }) as Schema;
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** Keywords that restrict nothing. */
const remarks = ['id', 'title', 'description', 'examples', 'deprecated'] as const;

const withoutText: Override = ({ jsonSchema }) => {
  for (const remark of remarks) delete jsonSchema[remark];
};

/** Clients ignore unknown fields, so a response may have more of them. */
const withoutRemarks: Override = (context) => {
  withoutText(context);
  if (context.jsonSchema.additionalProperties === false) delete context.jsonSchema.additionalProperties;
};

interface Definitions {
  readonly schemas: Schema;
  /** The definitions that contain the value. */
  readonly open: readonly string[];
}

/** The value with each `$ref` replaced by its schema; a recursive schema allows anything. */
function inPlace(value: unknown, definitions: Definitions): unknown {
  if (Array.isArray(value)) return value.map((one) => inPlace(one, definitions));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as Schema;
  const own = Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, inPlace(inner, definitions)]));
  if (typeof $ref !== 'string') return own;
  const { schemas, open } = definitions;
  const target = $ref.replace('#/$defs/', '');
  if (open.includes(target)) return own;
  return { ...(inPlace(schemas[target], { schemas, open: [...open, target] }) as Schema), ...own };
}
