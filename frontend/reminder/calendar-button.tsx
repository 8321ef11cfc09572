import { DEFAULT_TIME } from '../../bff/reminder/reminder.numbers.rules.ts';
import { WEEKDAYS } from '../../bff/reminder/reminder-days.rules.ts';
import { calendarDay } from '../lib/dates.ts';
import { downloadFile } from '../lib/download-file.ts';
import { PATHS } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { CALENDAR_FILE_NAME, calendarFile } from './calendar-file.ts';
import type { Weekday } from './reminder.generated.ts';

type CalendarButtonProps = { time?: string | undefined; weekdays?: readonly Weekday[] | undefined };

/** Adds the reminder to the person's own calendar, without the server. */
export function CalendarButton({ time = DEFAULT_TIME, weekdays = WEEKDAYS }: CalendarButtonProps) {
  function make() {
    const madeAt = new Date();
    const url = new URL(PATHS.daily, window.location.href).href;
    // `randomUUID` exists only on HTTPS.
    const uid = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const event = { time, weekdays, from: calendarDay(madeAt), uid, madeAt, url };
    downloadFile({ name: CALENDAR_FILE_NAME, text: calendarFile(event), type: 'text/calendar' });
  }

  return (
    <>
      <p>Oder ganz ohne uns: ein Termin mit Erinnerung in Deinem eigenen Kalender.</p>
      <Button onClick={make}>In meinen Kalender eintragen</Button>
    </>
  );
}
