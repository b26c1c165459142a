import { style } from './apiPage.style';
import { describeFields } from './fields';
import { resolve, type ApiDocument, type Operation, type Parameter } from './jsonSchema';
import { html, type Markup } from './markup';

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/** The API page from the OpenAPI document: one file without scripts or external resources. */
export function describeApi(document: ApiDocument): string {
  const entries: Entry[] = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = (document.tags ?? []).map((tag) => ({
    ...tag,
    entries: entries.filter(({ operation }) => operation.tags?.includes(tag.name)),
  }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <p>
            ${document.info.description} ${entries.length} calls. Machine-readable:
            <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).
          </p>
          <p>
            Sign in with <a href="#signIn">POST /api/super</a> and send the token as
            <code>Authorization: Bearer</code> with every call that is not marked open.
          </p>
        </header>
        <nav aria-label="Groups">
          <ul>
            ${groups.map(({ name, entries: own }) => html`<li><a href="#group-${name}">${name}</a> <small>${own.length}</small></li>`)}
          </ul>
        </nav>
        <main>
          ${groups.map(
            (group) =>
              html`<section aria-labelledby="group-${group.name}">
                <h2 id="group-${group.name}">${group.name}</h2>
                <p>${group.description}</p>
                ${group.entries.map((entry) => describeCall(entry, document))}
              </section>`,
          )}
        </main>
      </body>
    </html> `.text;
}

function describeCall({ method, path, operation }: Entry, document: ApiDocument): Markup {
  const open = operation.security?.length === 0;
  const body = operation.requestBody?.content['application/json'];
  const reply = operation.responses['200']?.content?.['application/json'];
  return html`<details id="${operation.operationId}">
    <summary>
      <span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>
      <span class="what">${operation.summary}</span>${open && html` <span class="open">open</span>`}
    </summary>
    <p>${operation.description}</p>
    ${describeParameters(operation.parameters ?? [], document)}
    ${
      body &&
      html`<h3>Body</h3>
        ${describeFields(body.schema, document)}${describeExample(body.example)}`
    }
    <h3>Reply</h3>
    ${reply ? html`${describeFields(reply.schema, document)}${describeExample(reply.example)}` : html`<p>None.</p>`}
    <h3>Refusals</h3>
    ${describeRefusals(operation)}
  </details>`;
}

function describeParameters(parameters: readonly Parameter[], document: ApiDocument): Markup | undefined {
  if (parameters.length === 0) return undefined;
  return html`<h3>Parameters</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">In</th>
          <th scope="col">Values</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          ({ name, in: place, required, schema, description }) =>
            html`<tr>
              <td><code>${name}</code>${required && ' (required)'}</td>
              <td>${place}</td>
              <td>${description !== undefined && `${description}. `}${valuesOf(resolve(schema, document))}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function valuesOf({
  type,
  anyOf,
  enum: values,
  default: standard,
  minimum,
  maximum,
  description,
}: Parameter['schema']): string {
  const kinds = values
    ? values.map(String).join(', ')
    : [type ?? anyOf?.map((one) => one.type).join(' or ') ?? ''].flat().join(' or ');
  const range = minimum !== undefined && maximum !== undefined ? `, ${String(minimum)} to ${String(maximum)}` : '';
  return `${description === undefined ? '' : `${description}: `}${kinds}${range}${standard === undefined ? '' : `; ${JSON.stringify(standard).replace(/"/g, '')} if left out`}`;
}

const describeExample = (example: unknown): Markup =>
  html`<p class="label">For example</p>
    <pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`;

function describeRefusals({ responses }: Operation): Markup {
  const rows = Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, answer]) =>
      Object.entries(answer.content?.['application/json']?.examples ?? {}).map(([code, { summary }]) => ({
        status,
        code,
        summary,
      })),
    );
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">Code</th>
        <th scope="col">Message</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ status, code, summary }) =>
          html`<tr>
            <td>${status}</td>
            <td><code>${code}</code></td>
            <td>${summary}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
