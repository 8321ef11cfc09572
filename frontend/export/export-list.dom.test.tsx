import { screen } from '@testing-library/react/pure.js';
import { show, toast } from '../workshop/dom/page.tsx';
import { EXPORT_BROKEN_OFF } from '../workshop/e2e/sentences.ts';
import { ACCOUNT_KIND } from './export-kinds.ts';
import { ExportList } from './export-list.tsx';
import { exported } from './exported.rows.ts';
import { fetchExport } from './fetch-export.ts';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Daten exportieren/ });

/** Exports once, while the server gives this reply and the browser makes files in this way. */
async function exportOnce(reply: Response, createFile: () => string) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(reply);
  jest.spyOn(URL, 'createObjectURL').mockImplementation(createFile);
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const person = show(<ExportList take={() => fetchExport('/api/user/export')} kinds={[ACCOUNT_KIND]} />);
  await person.click(button());
}

const refused = (error: string) => Response.json({ error, code: 'UNAVAILABLE' }, { status: 503 });
const proxy = (body: string | null) => new Response(body, { status: 502, statusText: 'Bad Gateway' });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('an export that fails', () => {
  it.each([
    ['refuses without a reason', refused(''), 'Unbekannter Fehler'],
    ['is a proxy without a word', proxy(null), '502: Bad Gateway'],
    ['is a proxy with words', proxy('Bad Gateway'), '502: Bad Gateway'],
    ['is a proxy with JSON of its own', Response.json({ status: 'maintenance' }), EXPORT_BROKEN_OFF],
    ['breaks off', new Response('{"username":"anna@'), EXPORT_BROKEN_OFF],
  ])('says why if the server %s, saves nothing, and can be repeated', async (_how, reply, sentence) => {
    const createFile = jest.fn(() => '#');
    await exportOnce(reply, createFile);
    expect(await toast('alert', 'Export fehlgeschlagen')).toContain(sentence);
    expect(createFile).not.toHaveBeenCalled();
    expect(button().disabled).toBe(false);
  });

  it('in the browser does not blame the network', async () => {
    await exportOnce(Response.json(exported({})), () => {
      throw new Error('Kein Platz mehr');
    });
    expect(await toast('alert', 'Export fehlgeschlagen')).toContain('Unbekannter Fehler');
    expect(button().disabled).toBe(false);
  });
});
