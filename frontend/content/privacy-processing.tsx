import { FORMER_ADDRESS_DAYS, MINIMUM_AGE_YEARS } from '../../bff/account/account.numbers.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { LONGEST_WINDOW_DAYS } from '../../bff/platform/lib/retention.rules.ts';
import { operatorFact } from '../lib/operator.ts';
import { Needs } from '../ui/needs.tsx';
import { OperatorField } from './operator-field.tsx';

/** The processed data, with purpose and legal basis. */
export function PrivacyProcessing() {
  return (
    <>
      <section>
        <h2>Dein Konto</h2>
        <p>
          Für ein Konto speichern wir Deine E-&#8288;Mail-Adresse, die Art der Anmeldung, den Zeitpunkt der
          Registrierung, der letzten Anmeldung und, auf einen Monat genau, der letzten Nutzung, Deine
          Einstellungen (Erinnerung, Rückblick, Serie, Mitteilungen), wie viele Erinnerungen zuletzt ohne
          Antwort blieben, sowie Deine Zeitzone, damit der Tag für Dich zur richtigen Stunde wechselt. Vom
          Passwort speichern wir nur einen Hashwert, aus dem es sich nicht zurückrechnen lässt.
          Rechtsgrundlage ist der Nutzungsvertrag (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b DSGVO). Ein Konto gibt
          es ab&nbsp;{MINIMUM_AGE_YEARS}&nbsp;Jahren. Ein missbrauchtes Konto können wir sperren, mit einem
          Grund, den Du erfährst; seine Daten bleiben dabei erhalten.
        </p>
        <Needs need="terms" as="p">
          Auch die Fassung der Nutzungsbedingungen bei Deiner Registrierung merken wir uns.
        </Needs>
        <p>
          Zu jeder Anmeldung merken wir uns Zeitpunkt, Ablauf, letzte Nutzung, Art des Browsers und System,
          zum Beispiel „Firefox auf Windows“. So siehst Du unter „Mein Profil“, wo Du angemeldet bist, und
          kannst andere Geräte abmelden (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO).
        </p>
      </section>
      <DiaryProcessing />
      <ProviderProcessing />
      <section>
        <h2>Wege in Dein Konto</h2>
        <p>
          Von einem Passkey speichern wir den öffentlichen Schlüssel, seine Kennung, den Namen, den Du ihm
          gibst, wann er eingerichtet und zuletzt benutzt wurde und ob er gesichert ist, dazu eine zufällige
          Kennung, unter der Dein Gerät Dein Konto kennt; Fingerabdruck oder Gesicht bleiben auf Deinem Gerät.
          Vom Code Deines Wiederherstellungsblatts speichern wir nur einen Hashwert und den Zeitpunkt, von
          einem Zugang für ein Programm einen Hashwert, Name, Rechte, Ende, letzte Nutzung und die Art des
          Programms. Änderst Du Deine E-&#8288;Mail-Adresse, bleibt die bisherige {FORMER_ADDRESS_DAYS}
          &nbsp;Tage für Dich reserviert. Rechtsgrundlage ist der Vertrag (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b
          DSGVO).
        </p>
        <Needs need="mail" as="p">
          Wir schreiben Dir E-&#8288;Mails, damit Du Deine Adresse bestätigen oder ein vergessenes Passwort
          ersetzen kannst, und wenn an Deinem Konto etwas geschieht: ein neues Passwort, eine neue Adresse,
          ein Weg mehr oder weniger, ein Zugang für ein Programm, ein neuer Browser, ein benutztes Blatt, eine
          Sperre, zuletzt die Löschung. Was Passwort und Adresse betrifft, dazu ein benutztes Blatt, eine
          Sperre und die Löschung, erfährst Du immer; alle anderen Mitteilungen kannst Du unter „Mein Profil“
          abschalten. Auf Wunsch erinnern wir Dich auch per E-&#8288;Mail. Bestätigung und neues Passwort
          gehören zum Vertrag (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b DSGVO), Mitteilungen zu unserem
          berechtigten Interesse an sicheren Konten (lit.&nbsp;f); Erinnerungen schicken wir nur mit Deiner
          Einwilligung (lit.&nbsp;a), die Du im Profil oder in Deinem Mailprogramm mit einem Klick widerrufst.
          Aus Deinem Tagebuch steht in keiner E-&#8288;Mail etwas. Die Links enthalten eine Kennung, die wir
          nicht speichern. Wir speichern, wann Deine Adresse bestätigt wurde und wann wir Dir zuletzt einen
          neuen Browser gemeldet oder Deine Wege ins Konto genannt haben. Nach „Das bin ich nicht“ merken wir
          uns die Adresse, bis das Konto gelöscht wird, um ihr nicht mehr zu schreiben (Art.&nbsp;6
          Abs.&nbsp;1 lit.&nbsp;f DSGVO).
        </Needs>
      </section>
      <section>
        <h2>Kontakt und Feedback</h2>
        <p>
          Wenn Du uns schreibst, speichern wir Deine Nachricht und, falls angegeben, Name und
          E-&#8288;Mail-Adresse, verschlüsselt und ohne Verbindung zu Deinem Konto; antworten wir, dann per
          E-&#8288;Mail. Gegen Missbrauch kommen eine gekürzte IP-Adresse und die Art des Browsers hinzu.
          Rechtsgrundlage ist unser berechtigtes Interesse, zu antworten und das Angebot zu verbessern
          (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO); bei Anfragen zu Deinen Rechten Art.&nbsp;6 Abs.&nbsp;1
          lit.&nbsp;c DSGVO. Angaben über Deine Gesundheit brauchen wir dafür nicht.
        </p>
      </section>
      <section>
        <h2>Betrieb und Sicherheit</h2>
        <p>
          Beim Aufruf verarbeitet der Server Deine IP-Adresse, um zu antworten und zu viele Versuche
          abzuwehren. Gezählt wird unter einem Pseudonym, bei Fehlversuchen an einem Konto bis zu{' '}
          {LONGEST_WINDOW_DAYS}&nbsp;Tage. Protokolle enthalten Zeitpunkt, Art des Aufrufs, Ergebnis und
          Dauer, aber keine Inhalte; sicherheitsrelevante Vorgänge stehen darin unter einem Pseudonym.
          Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art.&nbsp;6 Abs.&nbsp;1
          lit.&nbsp;f DSGVO).
        </p>
      </section>
    </>
  );
}

function DiaryProcessing() {
  return (
    <section>
      <h2>Dein Tagebuch</h2>
      <p>
        Antworten und Entwürfe können Angaben über Deine Gesundheit oder andere besonders geschützte Daten
        enthalten. Wir behandeln sie deshalb alle als besonders geschützt. Rechtsgrundlage ist neben dem
        Vertrag Deine ausdrückliche Einwilligung (Art.&nbsp;9 Abs.&nbsp;2 lit.&nbsp;a DSGVO). Wir speichern
        ihre Fassung und ihren Zeitpunkt, um sie nachweisen zu können (Art.&nbsp;7 Abs.&nbsp;1 DSGVO). Du
        kannst sie jederzeit mit Wirkung für die Zukunft widerrufen, indem Du Dein Konto löschst.
      </p>
      <p>
        Die Texte liegen verschlüsselt in der Datenbank (AES-256-GCM, ein eigener Schlüssel für jedes Konto)
        und werden verschlüsselt übertragen. Der Server entschlüsselt sie, um sie Dir anzuzeigen, zu
        vergleichen, zu durchsuchen oder zu exportieren, und hat dafür den Schlüssel: Technisch könnten also
        auch wir sie lesen; wir tun es nicht. Wonach Du suchst, speichern wir nicht. Eine Datei, die Du
        mitbringst, liest Dein Browser; zu uns kommen nur Tage, Uhrzeiten und Texte.
      </p>
      <p>
        Wer die Datenbank nur liest, sieht Tag, Uhrzeit, Zeitzone und ungefähre Länge eines Eintrags, wann er
        geändert wurde, ob Du ihn im Rückblick nicht mehr sehen willst und welche Meilensteine Du erreicht
        hast, aber keinen Text. Wer in die Datenbank schreiben darf, könnte eine ältere Fassung eines Eintrags
        zurücklegen oder einen Weg in ein Konto austauschen.
      </p>
    </section>
  );
}

function ProviderProcessing() {
  return (
    <section>
      <h2>Anmeldung mit Google oder Apple</h2>
      <p>
        Erst wenn Du auf „Mit Google fortfahren“ oder „Mit Apple fortfahren“ klickst, wird eine Verbindung zum
        Anbieter aufgebaut: zu Google Ireland Limited (Dublin) oder Apple Distribution International Limited
        (Cork). Er erfährt, dass Du Dich bei {BRAND} anmeldest, aber nichts über Dein Tagebuch. Daten können
        dabei in die USA gehen, unter dem EU-U.S. Data Privacy Framework (Art.&nbsp;45 DSGVO) oder, wo ein
        Empfänger dort nicht zertifiziert ist, mit Standardvertragsklauseln (Art.&nbsp;46 DSGVO).
        Rechtsgrundlage ist Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b DSGVO.
      </p>
      <ul className="dots">
        <li>
          Von Google speichern wir die Kennung Deines Google-Kontos, Deine E-&#8288;Mail-Adresse und Deinen
          Namen. Du siehst ihn unter „Mein Profil“. Zugriff auf Dein Google-Konto haben wir nicht. Vom
          Anmeldenachweis bleibt, bis er abläuft, nur ein Hashwert, damit ihn niemand ein zweites Mal
          verwenden kann.
        </li>
        <li>
          Von Apple speichern wir die Kennung Deines Apple-Kontos, Deine E-&#8288;Mail-Adresse (auf Wunsch
          eine Weiterleitungsadresse von Apple) und, falls Du ihn freigibst, Deinen Namen, den Du ebenfalls
          dort siehst. Dazu kommt Apples Refresh-Token, verschlüsselt mit dem Schlüssel Deines Kontos: Damit
          versuchen wir, die Verbindung bei Apple aufzuheben, wenn Du sie trennst oder Dein Konto löschst.
          Ganz sicher hebst Du sie in den Einstellungen Deines Apple-Kontos auf.
        </li>
        <Needs need="OIDC_NAME" as="li">
          „Mit {operatorFact('OIDC_NAME')} fortfahren“ führt zu {operatorFact('OIDC_NAME')}, dem
          Anmeldedienst, den der Betreiber gewählt hat. Von dort speichern wir die Kennung Deines Kontos,
          Deinen Namen und, falls sie mitgeteilt wird, Deine E-&#8288;Mail-Adresse.
        </Needs>
        <li>Konten werden nie über die E-&#8288;Mail-Adresse zusammengeführt.</li>
      </ul>
    </section>
  );
}

/** The recipients of data, by name where the operator has named them. */
export function PrivacyRecipients() {
  return (
    <section>
      <h2>Wer Daten erhält</h2>
      <p>In unserem Auftrag und nach unserer Weisung (Art.&nbsp;28 DSGVO):</p>
      <ul className="dots">
        <li>
          Die App läuft bei <OperatorField fact="OPERATOR_HOST" />.
        </li>
        <Needs need="mail" as="li">
          E-&#8288;Mails verschickt ein Anbieter, der Deine Adresse und den Inhalt der E-&#8288;Mail erfährt.
        </Needs>
        <Needs need="OPERATOR_MAIL_PROVIDER" as="li">
          Anbieter für E-&#8288;Mails ist {operatorFact('OPERATOR_MAIL_PROVIDER')}.
        </Needs>
        <Needs need="OPERATOR_BACKUP_HOST" as="li">
          Verschlüsselte Sicherungskopien liegen auch bei {operatorFact('OPERATOR_BACKUP_HOST')}.
        </Needs>
      </ul>
      <Needs need="push" as="p">
        Schaltest Du Erinnerungen auf einem Gerät ein, meldet sich sein Browser bei seinem Push-Dienst an
        (Google, Apple, Mozilla, Microsoft, auch in den USA: EU-U.S. Data Privacy Framework oder
        Standardvertragsklauseln, Art.&nbsp;45, Art.&nbsp;46 DSGVO). Er erfährt, dass und wann wir Dich
        erinnern, nie den Inhalt. Die Adresse dieser Anmeldung speichern wir verschlüsselt, dazu den Namen des
        Dienstes, solange Du dort angemeldet bist. Rechtsgrundlage ist Deine Einwilligung (Art.&nbsp;6
        Abs.&nbsp;1 lit.&nbsp;a DSGVO, §&nbsp;25 Abs.&nbsp;1 TDDDG); Du widerrufst sie, indem Du die
        Erinnerung ausschaltest.
      </Needs>
      <p>
        Sonst erhalten Daten nur Google, Apple oder ein anderer Anbieter, wenn Du Dich damit anmeldest,
        Programme, denen Du selbst einen Zugang gibst, und Behörden, soweit ein Gesetz uns dazu verpflichtet.
      </p>
    </section>
  );
}
