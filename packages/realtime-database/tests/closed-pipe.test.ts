import { expect, test } from 'vitest';
import { restClient } from './support/rest-client.ts';
import { startCommand, testFolder } from './support/command.ts';
import { projectId } from './support/connect.ts';

test('coverage whose reader stops early prints no error and keeps its exit code', async () => {
  const { ask, port } = await restClient();
  await ask('PUT', '.settings/rules.json', { rules: { '.read': 'auth != null' } });
  const asked = ['--port', String(port), '--project', projectId, '--min', '1'];
  const command = startCommand(['coverage', ...asked], await testFolder());
  command.stopReading();
  expect(await command.end()).toBe(1);
  expect(command.output()).toBe('');
});

test('a server ends when the reader of its log is gone', async () => {
  const command = startCommand(['--port', '0', '--project', projectId], await testFolder());
  const [, port] = await command.says(/127\.0\.0\.1:(\d+)/);
  command.stopReading();
  const place = `http://127.0.0.1:${port}/.settings/rules.json`;
  // Each refusal writes a line into the log.
  await fetch(place, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: '{ "rules": {} }',
  });
  await fetch(`http://127.0.0.1:${port}/place.json`).catch(() => undefined);
  expect(await command.end()).toBe(0);
  expect(command.output()).not.toMatch(/Error|EPIPE/);
});
