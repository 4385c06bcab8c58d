import { createMockUserToken } from '@firebase/util';
import { get, onValue, ref, set } from 'firebase/database';
import { describe, expect, test, vi } from 'vitest';
import { connect, isOfficial, projectId, setRules, startServer } from '../support/connect.ts';
import { WireClient } from '../support/wire-client.ts';

const membersOnly = {
  room: { '.read': 'root.child("members/" + auth.uid).val() == true' },
};

function tokenFor(sub: string, seconds: number): string {
  const iat = Math.floor(Date.now() / 1000);
  return createMockUserToken({ sub, iat, exp: iat + seconds }, projectId);
}

/** A listener at `room` of ana, who is a member. */
async function memberListening() {
  const { port } = await startServer();
  await setRules(port, membersOnly);
  const owner = connect(port, { user: 'owner' });
  await set(ref(owner), { members: { ana: true }, room: 'hello', other: 1 });
  const onCancel = vi.fn<(error: Error) => void>();
  const onNews = vi.fn<(value: unknown) => void>();
  const room = ref(connect(port, { user: { user_id: 'ana' } }), 'room');
  onValue(room, (snapshot) => onNews(snapshot.val()), onCancel);
  await vi.waitFor(() => expect(onNews).toHaveBeenCalledWith('hello'));
  return { port, owner, room, onCancel, onNews };
}

describe('a listener that loses its permission is cancelled', () => {
  test('when the data that the rule reads changes', async () => {
    const { owner, room, onCancel, onNews } = await memberListening();
    await set(ref(owner, 'other'), 2);
    await set(ref(owner, 'room'), 'news');
    await vi.waitFor(() => expect(onNews).toHaveBeenCalledWith('news'));
    expect(onCancel).not.toHaveBeenCalled();
    await set(ref(owner, 'members/ana'), false);
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
    await set(ref(owner, 'room'), 'secret');
    await expect(get(room)).rejects.toThrow('Permission denied');
    expect(onNews).not.toHaveBeenCalledWith('secret');
  });

  test('when the rules change', async () => {
    const { port, onCancel } = await memberListening();
    await setRules(port, { room: { '.read': false } });
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
  });

  test('when it signs out or signs in as another person', async () => {
    const { port } = await memberListening();
    const wire = await WireClient.connect(port, projectId);
    await wire.request('auth', { cred: createMockUserToken({ sub: 'ana' }, projectId) });
    await wire.request('q', { p: '/room', h: '' });
    await wire.request('auth', { cred: createMockUserToken({ sub: 'bia' }, projectId) });
    expect(wire.pushed.at(-1)).toEqual({ a: 'c', b: { p: 'room' } });
    expect(await wire.request('g', { p: '/room' })).toMatchObject({ s: 'permission_denied' });
  });
});

describe('tokens', () => {
  test.each([
    ['of another project', createMockUserToken({ sub: 'ana' }, 'demo-stranger')],
    ['expired', tokenFor('ana', -10)],
    ['signed, which nobody here can check', 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln'],
    ['that is none', 'nonsense'],
  ])('one %s is refused', async (_name, cred) => {
    const { port } = await startServer();
    const wire = await WireClient.connect(port, projectId);
    const { s: status } = await wire.request('auth', { cred });
    expect(['invalid_token', 'expired_token']).toContain(status);
  });

  test.skipIf(isOfficial)('when one expires, the SDK fetches another', async () => {
    const server = await startServer();
    const { port } = server;
    await setRules(port, { '.read': 'auth.uid == "ana"' });
    const token = vi.fn((forceRefresh: boolean) => tokenFor('ana', forceRefresh ? 7200 : 3600));
    const values: unknown[] = [];
    const onCancel = vi.fn();
    const place = ref(connect(port, { token }), 'place');
    onValue(place, (snapshot) => values.push(snapshot.val()), onCancel);
    await vi.waitFor(() => expect(values).toHaveLength(1));
    expect(token).not.toHaveBeenCalledWith(true);
    (await server.database(projectId)).clock.advance(3_600_000);
    await vi.waitFor(() => expect(token).toHaveBeenCalledWith(true));
    await set(ref(connect(port, { user: 'owner' }), 'place'), 'news');
    await vi.waitFor(() => expect(values).toContain('news'));
    expect(values).toEqual([null, 'news']);
    expect(onCancel).not.toHaveBeenCalled();
  });

  test('the claims of the token reach the rules', async () => {
    const { port } = await startServer();
    await setRules(port, {
      '.read':
        'auth.token.email.endsWith("@example.com") && auth.provider == "password" && auth.token.admin == true',
    });
    const user = {
      sub: 'ana',
      email: 'ana@example.com',
      admin: true,
      firebase: { sign_in_provider: 'password' as const, identities: {} },
    };
    expect((await get(ref(connect(port, { user }), 'place'))).val()).toBeNull();
    const other = { ...user, email: 'ana@else.where' };
    await expect(get(ref(connect(port, { user: other }), 'place'))).rejects.toThrow(
      'Permission denied',
    );
  });
});
