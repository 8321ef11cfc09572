import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAddress, PASSWORD } from './workshop/testing/builders.ts';
import { createMailbox, type Mailbox } from './workshop/testing/mailbox.ts';
import { QUICK_HASHES, type SpawnedServer, spawnServer } from './workshop/testing/spawned-server.ts';
import { until } from './workshop/testing/until.ts';

let folder: string;
let mailbox: Mailbox;
let server: SpawnedServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aufwind-mail-'));
  mailbox = await createMailbox();
  const { host, port, auth, ca } = mailbox.settings;
  const login = [auth?.user, auth?.pass].map((part = '') => encodeURIComponent(part)).join(':');
  server = await spawnServer(folder, {
    SMTP_URL: `smtp://${login}@${host}:${port}`,
    SMTP_CA: ca?.replaceAll('\n', '\\n'),
    MAIL_FROM: 'Aufwind <hallo@aufwind.example>',
    MAIL_REPLY_TO: 'antwort@aufwind.example',
    ...QUICK_HASHES,
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await mailbox.close();
  rmSync(folder, { recursive: true });
});

async function register(username: string): Promise<void> {
  const { status } = await fetch(`${server.origin}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  expect(status).toBe(201);
}

describe('a product whose environment names a mail server', () => {
  it('logs the mail server at its start without credentials, and sends mails at once', async () => {
    const username = buildAddress();
    await register(username);
    const mail = await mailbox.nthTo(username);
    expect(mail.replyTo).toEqual([expect.objectContaining({ address: 'antwort@aufwind.example' })]);
    expect(server.output()).toContain(`"smtp":"127.0.0.1:${mailbox.settings.port}"`);
    expect(server.output()).not.toContain(mailbox.settings.auth?.pass);
  });

  it('stops in time although its mail server hangs', async () => {
    mailbox.fault = { at: 'RCPT TO', how: 'hang' };
    await register(buildAddress());
    await until(() => mailbox.faultCount > 0);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
