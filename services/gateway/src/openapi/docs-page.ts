import { z } from 'zod';
import { escapeHtml } from '../boot/escape-html.ts';
import type { ApiDocument, Operation } from './portal-document.ts';
import { asSchema, schemaHtml } from './schema-html.ts';

/** The parts of a response's description that the page shows. */
const responseParts = z.object({
  description: z.string().default(''),
  headers: z.record(z.string(), z.unknown()).default({}),
  content: z.record(z.string(), z.object({ schema: z.unknown() })).default({}),
});

const methods = ['get', 'post', 'put', 'delete'] as const;

/** The API document as a readable page, without scripts and files of other origins. */
export function docsPage(document: ApiDocument, stylesheet: string): string {
  const { title, version, description } = document.info;
  const schemas = Object.entries(document.components.schemas);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escapeHtml(stylesheet)}">
</head>
<body>
<header><h1>${escapeHtml(title)} API <small>${escapeHtml(version)}</small></h1><p>${escapeHtml(description)}</p>
<p><a href="openapi.json">openapi.json</a></p></header>
<nav aria-label="Services"><ul>${document.tags.map(tagLink).join('')}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main>
${document.tags.map(({ name }) => serviceSection(document, name)).join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3>${schemaHtml(asSchema(schema))}`).join('\n')}
</section>
</main>
</body>
</html>
`;
}

function tagLink({ name }: { name: string }): string {
  return `<li><a href="#service-${escapeHtml(name)}">${escapeHtml(name)}</a></li>`;
}

function serviceSection(document: ApiDocument, service: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation?.tags?.includes(service) === true ? [operationHtml(method, path, operation)] : [];
    }),
  );
  const id = `service-${escapeHtml(service)}`;
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(service)}</h2>${operations.join('\n')}</section>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const id = escapeHtml(operation.operationId ?? `${method}${path}`);
  const verb = method.toUpperCase();
  return `<article id="${id}"><h3><span class="method" data-method="${verb}">${verb}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? '')} <code class="id">${id}</code></p>
${parametersHtml(operation)}${bodyHtml(operation)}${responsesHtml(operation)}</article>`;
}

function parametersHtml({ parameters = [] }: Operation): string {
  const rows = parameters.map((parameter) => {
    const { name, in: place, required } = parameter;
    const description = typeof parameter['description'] === 'string' ? parameter['description'] : '';
    const type = schemaHtml(asSchema(parameter['schema']));
    const must = required === true ? ' <em>required</em>' : '';
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${must}</th><td>${escapeHtml(place)}</td><td>${type}</td><td>${escapeHtml(description)}</td></tr>`;
  });
  if (rows.length === 0) return '';
  const head =
    '<thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>';
  return `<div class="table"><table>${head}<tbody>${rows.join('')}</tbody></table></div>`;
}

function bodyHtml({ requestBody }: Operation): string {
  if (requestBody === undefined) return '';
  const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(requestBody.content);
  const note = type === 'application/json' ? '' : ` <small>${escapeHtml(type)}</small>`;
  return `<h4>Body${note}</h4>${schemaHtml(asSchema(schema))}`;
}

function responsesHtml({ responses = {} }: Operation): string {
  const items = Object.entries(responses).map(([status, response]) => {
    const { description, headers, content } = responseParts.parse(response);
    const schema = content['application/json']?.schema;
    const names = Object.keys(headers).join(', ');
    const note = names === '' ? '' : ` <small>${escapeHtml(names)}</small>`;
    const body = schema === undefined ? '' : schemaHtml(asSchema(schema));
    return `<dt>${escapeHtml(status)}</dt><dd>${escapeHtml(description)}${note}${body}</dd>`;
  });
  return `<h4>Answers</h4><dl>${items.join('')}</dl>`;
}
