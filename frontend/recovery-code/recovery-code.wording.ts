export const CODE_PURPOSE =
  'Wenn Dir kein anderer Weg bleibt, öffnet dieses Blatt Dein Tagebuch. Ausdrucken und zu den Papieren legen.';
