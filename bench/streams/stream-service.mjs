// A service whose only resource is a stream of events: a comment every 25 s, and a list of events when it gets a message.
import { createServer } from 'node:http';

const declaration = {
  id: 'notifications',
  resources: ['notification-stream'],
  uploads: [],
  streams: ['notification-stream'],
  public: [],
  contract: '1.0.0',
  openapi: { paths: {}, components: { schemas: {} } },
};
const open = new Set();
const server = createServer((request, response) => {
  if (request.url !== '/api/v1/notification-stream') {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(request.url === '/service' ? declaration : { status: 'up' }));
    return;
  }
  open.add(response);
  response.once('close', () => open.delete(response));
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
  response.write('retry: 1000\n\nid: 1\ndata: {"count":0}\n\n');
});
setInterval(() => {
  for (const response of open) response.write(':\n\n');
}, 25_000);
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
