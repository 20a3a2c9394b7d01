// A proxy of Koa and undici alone, which shows the cost of both. The variables UPSTREAM and PORT configure it.
import Koa from 'koa';
import { Pool } from 'undici';

const pool = new Pool(process.env.UPSTREAM, { connections: 128, pipelining: 1 });
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);

class Relay {
  constructor(response, done) {
    this.response = response;
    this.done = done;
  }
  onConnect() {}
  onHeaders(status, raw, _, text) {
    const headers = [];
    for (let at = 0; at < raw.length; at += 2) {
      const name = raw[at].toString('latin1');
      if (!hopByHop.has(name.toLowerCase())) headers.push(name, raw[at + 1].toString('latin1'));
    }
    this.response.writeHead(status, text, headers);
    return true;
  }
  onData(chunk) {
    this.response.write(chunk);
    return true;
  }
  onComplete() {
    this.response.end();
    this.done();
  }
  onError() {
    this.response.destroy();
    this.done();
  }
}

const app = new Koa();
app.use(
  (ctx) =>
    new Promise((done) => {
      ctx.respond = false;
      const { method, url: path } = ctx.req;
      pool.dispatch({ method, path, headers: ['host', ctx.req.headers.host] }, new Relay(ctx.res, done));
    }),
);
app.listen(Number(process.env.PORT), '127.0.0.1');
