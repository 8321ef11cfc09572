import { REMINDER_TEXT } from '../../bff/reminder/reminder.sentences.rules.ts';
import { WEEKDAYS } from '../../bff/reminder/reminder-days.rules.ts';
import { calendarFile } from './calendar-file.ts';

const EVENT = {
  time: '20:30',
  weekdays: WEEKDAYS,
  from: '2026-11-20',
  uid: '0b1e9d3c-6d0a-4c1d-8f5e-1c2d3e4f5a6b',
  madeAt: new Date('2026-11-20T18:00:00.123Z'),
  url: 'https://aufwind.example/daily',
};

/** The unfolded lines of a file, as a calendar reads them. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

describe('the calendar file', () => {
  it("has one private daily event at a floating time, with an alarm and the reminder's text", () => {
    expect(linesOf(calendarFile(EVENT))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Aufwind//Erinnerung//DE',
      'BEGIN:VEVENT',
      'UID:0b1e9d3c-6d0a-4c1d-8f5e-1c2d3e4f5a6b',
      'DTSTAMP:20261120T180000Z',
      'DTSTART:20261120T203000',
      'DURATION:PT1M',
      'RRULE:FREQ=DAILY',
      `SUMMARY:${REMINDER_TEXT.title}`,
      `DESCRIPTION:${REMINDER_TEXT.body}\\nhttps://aufwind.example/daily`,
      'URL:https://aufwind.example/daily',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${REMINDER_TEXT.title}`,
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('begins on the first of its weekdays', () => {
    const file = linesOf(calendarFile({ ...EVENT, weekdays: ['SUNDAY', 'MONDAY'] }));
    expect(file).toContain('DTSTART:20261122T203000');
    expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,SU');
  });

  it('folds lines after at most 75 octets, never inside a character', () => {
    const file = calendarFile({ ...EVENT, url: `https://aufwind.example/${'ü'.repeat(100)}` });
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(linesOf(file).join('\n')).toContain(`URL:https://aufwind.example/${'ü'.repeat(100)}\n`);
  });
});
