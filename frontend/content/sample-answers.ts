/** The first sample is in the prerendered page, and the longest. */
export const SAMPLE_ANSWERS: [string, ...string[]] = [
  'Die Nachbarin hat mir eine Tüte Quitten vor die Tür gestellt. Einfach so, mit einem Zettel: „Für Gelee“.',
  'Der Bus war pünktlich und ganz leer. Ich saß vorne, mit der Sonne im Gesicht.',
  'Lange mit Papa telefoniert. Er hat von seinem ersten Fahrrad erzählt, und wir haben beide gelacht.',
  'Der erste Frost auf den Dächern. Für einen Moment hat die ganze Straße geglitzert.',
  'Im Besprechungsraum hatte jemand schon für alle die Heizung angestellt.',
  'Meine Tochter hat heute zum ersten Mal allein ihre Schuhe gebunden. Zweimal, zur Sicherheit.',
  'Beim Bäcker gab es noch genau ein Mohnbrötchen. Es war noch warm.',
  'Endlich den Brief geschrieben, den ich seit Wochen schreiben wollte. Das fühlt sich leicht an.',
  'Auf dem Heimweg roch es nach Regen auf warmem Asphalt, und ich bin einen Umweg gelaufen.',
  'Eine Kollegin hat gesagt, dass meine Frage ihr weitergeholfen hat. Das trage ich mit nach Hause.',
  'Der Kater hat sich neben mich gelegt, als ich traurig war. Er ist geblieben, bis es ging.',
  'Mit Jonas Suppe gekocht. Viel zu viel Ingwer, aber wir haben beide nachgenommen.',
  'Ich habe Nein gesagt, ganz freundlich. Und nichts Schlimmes ist passiert.',
  'Im Radio lief unser altes Lied. Ich habe im Auto gesessen, bis es zu Ende war.',
  'Die Tomate auf dem Balkon ist rot geworden. Eine einzige, und was für eine.',
  'Heute früh war ich als Erste am See. Das Wasser war ganz still, und ich wurde es auch.',
];
