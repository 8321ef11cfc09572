import { createMailStage } from '../../workshop/testing/mail-stage.ts';
import type { Operator } from '../env/operator.rules.ts';

describe('a mail', () => {
  it('names its sender: the operator as far as one is set, and the address of the imprint', async () => {
    const footerOf = async (operator: Operator) => {
      const own = await createMailStage(undefined, operator);
      await own.add();
      await own.sender.sendDue();
      const { text = '', html } = await own.mailbox.nth(1);
      const footer = text.trimEnd().split('\n').at(-1) ?? '';
      expect(String(html)).toContain(`<br>${footer}</p>`);
      await own.close();
      return footer.replace(own.app.origin, '');
    };
    expect(await footerOf({})).toBe('/impressum');
    const address = { OPERATOR_NAME: 'Anna Beispiel', OPERATOR_STREET: 'Weg 1', OPERATOR_CITY: '12345 Ort' };
    expect(await footerOf(address)).toBe('Anna Beispiel, Weg 1, 12345 Ort · /impressum');
    const company = { OPERATOR_REPRESENTATIVE: 'Berta Muster', OPERATOR_REGISTER: 'Amtsgericht Ort, HRB 1' };
    expect(await footerOf({ ...address, ...company })).toBe(
      'Anna Beispiel, Weg 1, 12345 Ort, vertreten durch Berta Muster, Amtsgericht Ort, HRB 1 · /impressum',
    );
  });
});
