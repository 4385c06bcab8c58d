import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { increment, ref, set, update } from 'firebase/database';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { afterTest, connect, isOfficial, projectId, setRules } from '../support/connect.ts';
import { restClient } from '../support/rest-client.ts';

interface Call {
  readonly path: string | undefined;
  readonly type: string | undefined;
  readonly body: Record<string, unknown> & { data: { data: unknown; delta: unknown } };
}

/** A server with functions that it calls, and the calls that they received. */
async function suite(answer = (_message: IncomingMessage) => 200) {
  const calls: Call[] = [];
  const functions = createServer((message, response) => {
    void text(message).then((body) => {
      // The raw header, because other tests of this process may change `headers`.
      const type = message.headersDistinct['content-type']?.[0];
      calls.push({ path: message.url, type, body: JSON.parse(body) as Call['body'] });
      const status = answer(message);
      if (status !== 0) response.writeHead(status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(functions, 'listening');
  afterTest(() => {
    functions.close();
    functions.closeAllConnections();
  });
  const log = vi.fn<(line: string) => void>();
  const address = `127.0.0.1:${(functions.address() as AddressInfo).port}`;
  const client = await restClient({ functions: address, log });
  /** As firebase-tools registers a function of the second generation. */
  const add = async (kind: string, path: string, more: object = {}) => {
    const trigger = {
      name: `projects/demo-x/locations/us-central1/triggers/${kind}`,
      path,
      event: `google.firebase.database.ref.v1.${kind}`,
      topic: `projects/demo-x/topics/${kind}`,
      namespacePattern: '*',
      ...more,
    };
    expect((await client.ask('POST', '.settings/functionTriggers.json', trigger)).status).toBe(200);
  };
  const seen = async (count: number) => {
    await vi.waitFor(() => expect(calls).toHaveLength(count));
    // The calls of one write come on separate connections, so their order varies.
    return calls.splice(0).toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
  };
  return { ...client, add, seen, log };
}

const orderOf = ({ path, body }: Call) => `${path} ${String(body['ref'])}`;

const briefly = (calls: Call[]) =>
  calls.map(({ path, body }) => [
    path?.split('/').at(-1),
    body['ref'],
    body.data.data,
    body.data.delta,
  ]);

test.skipIf(isOfficial)(
  'each change is told to the functions whose kind and place it is',
  async () => {
    const { ask, add, seen } = await suite();
    for (const kind of ['created', 'updated', 'deleted', 'written'])
      await add(kind, 'people/{id}/name');

    await ask('PUT', 'people.json', { ana: { name: 'Ana' }, bia: { age: 3 } });
    expect(briefly(await seen(2))).toEqual([
      ['created', 'people/ana/name', null, 'Ana'],
      ['written', 'people/ana/name', null, 'Ana'],
    ]);
    await ask('PATCH', 'people.json', { 'ana/name': 'Anna', 'ana/age': 5 });
    expect(briefly(await seen(2))).toEqual([
      ['updated', 'people/ana/name', 'Ana', 'Anna'],
      ['written', 'people/ana/name', 'Ana', 'Anna'],
    ]);
    await ask('PUT', 'people/ana/name.json', 'Anna');
    await ask('DELETE', 'people/ana.json');
    expect(briefly(await seen(2))).toEqual([
      ['deleted', 'people/ana/name', 'Anna', null],
      ['written', 'people/ana/name', 'Anna', null],
    ]);
  },
);

test.skipIf(isOfficial)(
  'what changed below the place is its delta, without priorities and arrays',
  async () => {
    const { ask, add, seen } = await suite();
    await add('written', '/lists/{id}');
    const before = { '0': 'a', '1': 'b', deep: { x: 1, y: 2 } };
    await ask('PUT', 'lists/l.json', { ...before, '.priority': 7 });
    const [first] = await seen(1);
    await ask('PATCH', 'lists/l.json', { '1': null, 'deep/x': 3, more: true });
    const [second] = await seen(1);
    expect(first?.body.data.delta).toEqual(before);
    expect(second?.body.data).toMatchObject({
      data: before,
      delta: { '1': null, deep: { x: 3 }, more: true },
    });
  },
);

test.skipIf(isOfficial)('the function learns the caller, and the place', async () => {
  const { ask, add, seen, port } = await suite();
  await setRules(port, { '.read': true, '.write': true });
  await add('written', 'place');
  await ask('PUT', '.inspect/clock', 0);
  const byOwner = (await ask('PUT', 'place.json', 1), await seen(1));
  const byNobody = (await set(ref(connect(port), 'place'), increment(1)), await seen(1));
  const ana = connect(port, { user: { sub: 'ana' } });
  const byAna = (await update(ref(ana), { place: 3, other: 4 }), await seen(1));
  const calls = [...byOwner, ...byNobody, ...byAna];
  expect(byOwner[0]?.path).toBe('/functions/projects/demo-x/triggers/written');
  expect(byOwner[0]?.type).toMatch('application/cloudevents+json');
  expect(byOwner[0]?.body).toMatchObject({
    specversion: '1.0',
    type: 'google.firebase.database.ref.v1.written',
    instance: projectId,
    ref: 'place',
    subject: 'refs/place',
    time: '1970-01-01T00:00:00.000Z',
  });
  expect(calls.map((call) => [call.body['authtype'], call.body['authid']])).toEqual([
    ['admin', undefined],
    ['unauthenticated', undefined],
    ['app_user', 'ana'],
  ]);
  expect(calls.map((call) => call.body.data.delta)).toEqual([1, 2, 3]);
});

test.skipIf(isOfficial)('functions of the first generation get their format', async () => {
  const { ask, add, seen } = await suite();
  const event = 'providers/google.firebase.database/eventTypes/ref.create';
  const name = 'projects/demo-x/locations/_/functions/first';
  await add('created', '/people/{id}', { name, event, namespacePattern: undefined });
  await ask('PUT', 'people/ana.json?ns=demo-other', 1);
  await ask('PUT', 'people/ana.json', { age: 3 });
  const [call] = await seen(1);
  expect(call?.path).toBe('/functions/projects/demo-x/triggers/first');
  expect(call?.body).toMatchObject({
    context: {
      eventType: event,
      resource: `projects/_/instances/${projectId}/refs/people/ana`,
      auth: { admin: true },
    },
    data: { data: null, delta: { age: 3 } },
  });
});

test.skipIf(isOfficial)('keys and databases match their patterns', async () => {
  const { ask, add, seen } = await suite();
  await add('written', 'a/{x=pre*}/k', { namespacePattern: 'demo-*' });
  await add('created', 'a/*/{last}');
  await ask('PUT', '.json?ns=other', { a: { prefix: { k: 1 } } });
  const keys = (calls: Call[]) => briefly(calls).map(([kind, place]) => [kind, place]);
  expect(keys(await seen(1))).toEqual([['created', 'a/prefix/k']]);
  await ask('PUT', '.json?ns=demo-1', { a: { prefix: { k: 1 }, no: { k: { deep: 1 } } } });
  expect(keys(await seen(3))).toEqual([
    ['created', 'a/no/k'],
    ['created', 'a/prefix/k'],
    ['written', 'a/prefix/k'],
  ]);
});

test.skipIf(isOfficial)(
  'an import calls nobody, nor does going back, and a function is called once though registered again',
  async () => {
    const { ask, add, seen } = await suite();
    await add('written', 'place');
    await add('written', 'place');
    const { json } = await ask('POST', '.inspect/snapshot');
    const { name } = json as { name: string };
    await ask('PUT', '.json?disableTriggers=true', { place: 2 });
    expect((await ask('PUT', `.inspect/snapshot?name=${name}`)).status).toBe(200);
    await ask('PUT', '.json?disableTriggers=true', { place: 1 });
    await ask('PUT', 'refused.json', { '/': 1 });
    await ask('PUT', 'place.json', 2);
    expect(briefly(await seen(1))).toEqual([['written', 'place', 1, 2]]);
  },
);

test.skipIf(isOfficial)('a function that throws or never ends delays no other', async () => {
  const statuses = [0, 500, 200];
  const { ask, add, seen, log } = await suite(() => statuses.shift() ?? 200);
  await add('written', 'place');
  for (const value of [1, 2, 3]) {
    expect((await ask('PUT', 'place.json', value)).status).toBe(200);
    await seen(1);
  }
  const answered = 'projects/demo-x/triggers/written answered 500: {}';
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(answered));
});

test.skipIf(isOfficial)('a write of many places makes up to a hundred calls at once', async () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
  const { ask, add, seen } = await suite(({ url }) => (url?.endsWith('deleted') ? 0 : 200));
  await add('created', 'list/{id}');
  await add('deleted', 'list/{id}');
  await ask('PUT', 'list.json', many(250));
  await seen(250);
  await ask('DELETE', 'list.json');
  await seen(100);
  // A function that never ends has no calls left, and takes none of another function.
  await ask('PUT', 'list.json', { last: 1 });
  expect(briefly(await seen(1))).toEqual([['created', 'list/last', null, 1]]);
});

test.skipIf(isOfficial)(
  'only the owner adds a function, and only one of the database',
  async () => {
    const { ask } = await suite();
    const place = '.settings/functionTriggers.json';
    expect((await ask('POST', place, {}, { authorization: '' })).status).toBe(401);
    expect((await ask('POST', place, { name: 'x' })).status).toBe(400);
    expect((await ask('POST', place, 'no JSON')).status).toBe(400);
    expect((await ask('GET', place)).status).toBe(405);
    const { ask: without } = await restClient();
    expect((await without('POST', place, {})).status).toBe(501);
  },
);
