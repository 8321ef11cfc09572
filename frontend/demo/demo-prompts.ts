/** The 16 prompts of the demo; one is shown in the empty field. */
export const PROMPTS = [
  'Wer hat Dich heute zum Lächeln gebracht?',
  'Was hat heute gut geschmeckt?',
  'Welche kleine Sache ist Dir heute gelungen?',
  'Was hast Du heute Schönes gehört?',
  'Wofür bist Du heute dankbar?',
  'Wann hattest Du heute fünf Minuten für Dich?',
  'Wem konntest Du heute helfen?',
  'Was war heute leichter als gedacht?',
  'Was hast Du heute draußen bemerkt?',
  'Worauf freust Du Dich noch?',
  'Welches Gespräch hat Dir heute gutgetan?',
  'Was hat Dich heute überrascht?',
  'Worüber hast Du heute gelacht?',
  'Was hast Du heute Neues gelernt?',
  'Welcher Moment darf ruhig wiederkommen?',
  'Wo war es heute still?',
];
