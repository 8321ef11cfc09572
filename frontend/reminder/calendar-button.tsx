import { DEFAULT_TIME, WEEKDAYS, type Weekday } from '../../bff/reminder/reminder-days.rules.ts';
import { calendarDay } from '../lib/dates.ts';
import { PATHS } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { CALENDAR_FILE_NAME, calendarFile } from './calendar-file.ts';

/** Downloads a text as a file. */
export type Download = (name: string, text: string, type: string) => void;

type CalendarButtonProps = {
  time?: string | undefined;
  weekdays?: readonly Weekday[] | undefined;
  download: Download;
};

/** Puts the reminder into the person's own calendar, which needs no server. */
export function CalendarButton({ time = DEFAULT_TIME, weekdays = WEEKDAYS, download }: CalendarButtonProps) {
  function make() {
    const madeAt = new Date();
    const url = new URL(PATHS.daily, window.location.href).href;
    const event = { time, weekdays, from: calendarDay(madeAt), uid: crypto.randomUUID(), madeAt, url };
    download(CALENDAR_FILE_NAME, calendarFile(event), 'text/calendar');
  }

  return (
    <>
      <p>Oder ganz ohne uns: ein Termin mit Erinnerung in Deinem eigenen Kalender.</p>
      <Button kind="secondary" onClick={make}>
        In meinen Kalender
      </Button>
    </>
  );
}
