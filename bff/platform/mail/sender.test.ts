import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createMailStage, LETTER, type MailStage } from '../../workshop/testing/mail-stage.ts';
import { linkIn } from '../../workshop/testing/mailbox.ts';

let stage: MailStage;
beforeEach(async () => {
  stage = await createMailStage();
});
afterEach(() => stage.close());

describe('a mail in the outbox', () => {
  it('arrives with the words of its letter as text and as HTML, in German, with nothing that is fetched', async () => {
    await stage.add();
    await stage.sender.sendDue();
    const mail = await stage.mailbox.nth(1);
    expect(mail).toMatchObject({
      subject: LETTER.subject,
      from: { name: 'Aufwind', address: 'hallo@aufwind.example' },
      to: [{ address: 'anna@example.org' }],
      recipients: ['anna@example.org'],
    });
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@aufwind\.example>$/);
    expect(linkIn(mail).href).toBe(LETTER.link.url);
    for (const words of [...LETTER.paragraphs, ...LETTER.closing]) expect(mail.text).toContain(words);
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.html).toContain('Ein Satz mit &lt;Zeichen&gt; &amp; &quot;Umlauten&quot;: äöüß.');
    expect(mail.html).not.toMatch(/<(img|link|script|style|iframe)|url\(|@import|background=/);
    expect(await stage.waiting()).toBe(0);
  });
});
