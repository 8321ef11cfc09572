import { berlin, test as onMovedDays } from '../clock-stage.ts';
import { SUNDAY_WEEK } from '../sentences.ts';
import { expect, register, test } from '../stage.ts';
import { visit } from '../steps.ts';
import { beSunday, haveWeek } from '../week.ts';

const HIGHEST_PX = 300;
const LONGEST =
  'Am Morgen war ich im Garten, noch vor dem Frühstück, und die Amsel saß auf dem Zaun. '.repeat(9);

onMovedDays(
  'on Sunday a link below the year leads to the sentences of the week, and Fertig back to the diary',
  async ({ page, context, tap, moveClocks }) => {
    await moveClocks(page, berlin(-2, '18:00'));
    await register(context.request);
    const texts = ['Am Donnerstag davor.', 'Am Samstag.', 'Am Sonntag.'];
    for (const [index, day] of [-2, 0, 1].entries()) {
      await moveClocks(page, berlin(day, '18:00'));
      await context.request.post('/api/answers', { data: { content: texts[index] } });
      if (day === 1) break;
      await visit(page, '/log');
      await expect(page.getByText(texts[index] ?? '', { exact: true })).toBeVisible();
      await expect(page.getByText(/^Deine Woche/)).toHaveCount(0);
    }
    await visit(page, '/log');
    await tap(page.getByRole('link', { name: 'Deine Woche in drei Sätzen' }));
    await expect(page).toHaveURL('/woche');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('listitem')).toHaveText(texts.map((text) => new RegExp(`${text}$`)));
    await expect(page.getByRole('banner')).toHaveCount(0);
    await tap(page.getByRole('link', { name: 'Fertig' }));
    await expect(page).toHaveURL('/log');
  },
);

test('with the link of a Sunday the first entry is still in the upper third of a phone', async ({
  page,
  signedIn: _,
}) => {
  await beSunday(page);
  await visit(page, '/log');
  await expect(page.getByRole('link', { name: SUNDAY_WEEK })).toBeVisible();
  expect((await page.locator('main time').first().boundingBox())?.y).toBeLessThanOrEqual(HIGHEST_PX);
});

test('a week of long texts prints on one page without buttons, and printing sends nothing', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await haveWeek(page, [LONGEST, LONGEST.replaceAll('. ', ' ')]);
  await visit(page, '/woche');
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await tap(page.getByRole('button', { name: 'Drucken' }));
  await expect(page.locator('html[data-printed]')).toBeAttached();
  expect(sent).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/MediaBox/g)).toHaveLength(1);
});
