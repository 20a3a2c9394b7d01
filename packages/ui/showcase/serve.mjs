import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { commonConfiguration } from '@seed/build/webpack-common';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { readComponents } from './read-components.mjs';

// Builds the showcase once and serves it under the portal's content security policy.

const directory = import.meta.dirname;
const output = join(directory, '../dist/showcase-site');
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'";
/** The kinds of files in the showcase, too few for the library `mime-types`. */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

await build();
serve(Number(process.env.PORT ?? 6100));

function build() {
  const common = commonConfiguration({
    directory,
    name: 'showcase',
    salt: 'showcase',
    development: false,
    fileName: '[name]',
  });
  const compiler = webpack({
    ...common,
    entry: './showcase.tsx',
    output: { path: output, publicPath: '/', clean: true },
    plugins: [
      ...(common.plugins ?? []),
      new HtmlWebpackPlugin({ template: join(directory, 'index.html') }),
      new webpack.DefinePlugin({ COMPONENT_DOCS: JSON.stringify(readComponents(join(directory, '../src'))) }),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only' })));
      compiler.close(resolve);
    });
  });
}

function serve(port) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = extname(pathname) ? pathname : '/index.html';
    try {
      const body = await readFile(join(output, file));
      response.writeHead(200, { 'content-type': types[extname(file)], 'content-security-policy': policy }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(port, '127.0.0.1', () =>
    console.log(`The UI kit is shown at http://127.0.0.1:${server.address().port}`),
  );
}
