/** The words of a reminder, the same in every way and shown in the profile; nothing in them is about the person. */
export const REMINDER_TEXT = {
  title: 'Hast Du eine Minute für etwas Gutes?',
  body: 'Deine Frage für heute wartet auf Dich.',
};

/** The words of the last reminder, which nothing follows until it is switched on again. */
export const GOODBYE_TEXT = {
  title: 'Wir erinnern Dich nicht mehr.',
  body: 'Du kannst es jederzeit wieder einschalten.',
};
