export const CODE_PURPOSE =
  'Ein Wiederherstellungsblatt öffnet Dein Tagebuch, wenn Dir kein anderer Weg bleibt. Ausdrucken und zu den Papieren legen.';
