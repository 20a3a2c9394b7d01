import { decodeJwt } from 'jose';
import { Portal, type Tokens } from './testing/browser.ts';
import { type IdentityServer, startIdentity } from './testing/identity-server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

interface Device {
  readonly os: string;
  readonly sessions: { readonly id: string; readonly browser: string; readonly current: boolean }[];
}

const sidOf = ({ access_token }: Tokens) => decodeJwt(access_token)['sid'] as string;

/** María in two browsers and Kenji in one. */
async function threeBrowsers() {
  const server = await startIdentity();
  const laptop = new Portal(server.origin, firefox);
  const phone = new Portal(server.origin, safari);
  const kenji = new Portal(server.origin, firefox);
  const onLaptop = await laptop.signIn();
  const onPhone = await phone.signIn();
  const ofKenji = await kenji.signIn('kenji@seed.example');
  return {
    server,
    laptop,
    onLaptop,
    phone,
    onPhone,
    kenji,
    ofKenji,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const call = ({ issuer }: IdentityServer, { access_token }: Tokens, request: string) => {
  const [method = '', path = ''] = request.split(' ');
  return fetch(`${issuer}/account/sessions${path}`, { method, headers: { authorization: `Bearer ${access_token}` } });
};

const hasSession = async (portal: Portal) => (await portal.checkSilently()).get('error') === null;

it('lists the browsers of the member, also after a restart', async () => {
  await using all = await threeBrowsers();
  const { server, onLaptop, onPhone } = all;
  await server.crash();
  const devices = (await (await call(server, onPhone, 'GET /devices')).json()) as Device[];
  const listed = devices.map(({ os, sessions }) => [os, sessions[0]?.browser, sessions[0]?.current, sessions[0]?.id]);
  expect(listed).toEqual([
    ['Linux', 'Firefox', false, sidOf(onLaptop)],
    ['iOS', 'Safari', true, sidOf(onPhone)],
  ]);
});

it('ends one session, whose tokens end with it, and posts its logout token', async () => {
  await using all = await threeBrowsers();
  const { server, onLaptop, onPhone, phone } = all;
  expect((await call(server, onLaptop, `DELETE /${sidOf(onPhone)}`)).status).toBe(204);
  expect(await hasSession(phone)).toBe(false);
  expect((await phone.refresh(onPhone.refresh_token)).status).toBe(400);
  expect((await call(server, onPhone, 'GET /devices')).status).toBe(401);
  expect(server.logoutTokens.map((token) => decodeJwt(token)['sid'])).toEqual([sidOf(onPhone)]);
});

it('ends all sessions of the member but the own one, or that one too', async () => {
  await using all = await threeBrowsers();
  const { server, onLaptop, laptop, phone, kenji } = all;
  expect((await call(server, onLaptop, 'DELETE')).status).toBe(204);
  expect([await hasSession(laptop), await hasSession(phone), await hasSession(kenji)]).toEqual([true, false, true]);
  expect((await call(server, onLaptop, 'DELETE ?current=true')).status).toBe(204);
  expect([await hasSession(laptop), await hasSession(kenji)]).toEqual([false, true]);
});

it('does not end the session of another member', async () => {
  await using all = await threeBrowsers();
  const { server, onLaptop, kenji, ofKenji } = all;
  expect((await call(server, onLaptop, `DELETE /${sidOf(ofKenji)}`)).status).toBe(204);
  expect(await hasSession(kenji)).toBe(true);
});

it.each(['GET', 'DELETE'])('refuses %s without a token', async (method) => {
  await using server = await startIdentity();
  const path = method === 'GET' ? '/devices' : '';
  expect((await fetch(`${server.issuer}/account/sessions${path}`, { method })).status).toBe(401);
});
