import { FORMER_ADDRESS_DAYS } from '../../bff/account/address-reservation.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { LONGEST_WINDOW_DAYS } from '../../bff/platform/lib/retention.rules.ts';
import { Needs } from '../ui/needs.tsx';
import { OperatorField } from './operator-field.tsx';

/** What is processed, for what purpose and on what legal basis. */
export function PrivacyProcessing() {
  return (
    <>
      <section>
        <h2>Dein Konto</h2>
        <p>
          Für ein Konto speichern wir Deine E-Mail-Adresse, die Art der Anmeldung, den Zeitpunkt der
          Registrierung und der letzten Anmeldung, die Fassung und den Zeitpunkt Deiner Einwilligung sowie
          Deine Zeitzone, damit der Tag für Dich zur richtigen Stunde wechselt. Vom Passwort speichern wir nur
          einen Hashwert, aus dem es sich nicht zurückrechnen lässt. Rechtsgrundlage ist der Nutzungsvertrag
          (Art. 6 Abs. 1 lit. b DSGVO). Ein Konto ist ab 16 Jahren möglich.
        </p>
        <p>
          Zu jeder Anmeldung merken wir uns Zeitpunkt, Ablauf und die Art des Browsers, zum Beispiel
          „Firefox“. So kannst Du unter „Mein Profil“ sehen, wo Du angemeldet bist, und Dich überall abmelden.
        </p>
      </section>
      <section>
        <h2>Dein Tagebuch</h2>
        <p>
          Antworten und Entwürfe können Angaben über Deine Gesundheit oder andere besonders geschützte Daten
          enthalten. Wir behandeln sie deshalb alle so. Rechtsgrundlage ist neben dem Vertrag Deine
          ausdrückliche Einwilligung bei der Registrierung (Art. 9 Abs. 2 lit. a DSGVO). Du kannst sie
          jederzeit mit Wirkung für die Zukunft widerrufen, indem Du Dein Konto löschst.
        </p>
        <p>
          Die Texte liegen verschlüsselt in der Datenbank (AES-256-GCM, ein eigener Schlüssel für jedes Konto)
          und werden verschlüsselt übertragen. Der Server entschlüsselt sie, um sie Dir anzuzeigen, zu
          durchsuchen oder zu exportieren, und hat dafür den Schlüssel: Lesen könnte sie also nicht nur Dein
          Gerät.
        </p>
        <p>
          Wer die Datenbank nur liest, sieht Tag, Uhrzeit und Zeitzone eines Eintrags und welche Meilensteine
          Du erreicht hast, aber keinen Text. In einem anderen Eintrag oder Konto lässt sich ein Text nicht
          öffnen. Wer in die Datenbank schreiben darf, könnte aber eine ältere Fassung eines Eintrags
          zurücklegen oder den Zugang zu einem Konto austauschen. Das können nur die Menschen, die diesen
          Dienst betreiben.
        </p>
      </section>
      <section>
        <h2>Anmeldung mit Google oder Apple</h2>
        <p>
          Erst wenn Du auf „Mit Google fortfahren“ oder „Mit Apple fortfahren“ klickst, wird eine Verbindung
          zum Anbieter aufgebaut. Er erfährt dabei, dass Du Dich bei {BRAND} anmeldest; zu Deinem Tagebuch
          erfährt er nichts. Die Übermittlung kann auch in die USA gehen (Art. 45 DSGVO, EU-U.S. Data Privacy
          Framework, soweit der Anbieter zertifiziert ist). Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO.
        </p>
        <ul>
          <li>
            Von Google speichern wir die Kennung Deines Google-Kontos, Deine E-Mail-Adresse und Deinen Namen,
            aber keinen Zugriff auf Dein Google-Konto; vom Anmeldenachweis bleibt bis zu seinem Ablauf nur ein
            Hashwert, damit ihn niemand ein zweites Mal verwenden kann.
          </li>
          <li>
            Von Apple speichern wir die Kennung Deines Apple-Accounts, Deine E-Mail-Adresse (auf Wunsch eine
            Weiterleitungsadresse von Apple) und, falls Du ihn freigibst, Deinen Namen. Dazu kommt Apples
            Refresh-Token, verschlüsselt mit dem Schlüssel Deines Kontos: Damit heben wir die Verbindung bei
            Apple auf, wenn Du sie trennst oder Dein Konto löschst.
          </li>
          <li>
            Konten werden nie über die E-Mail-Adresse zusammengeführt. Unter „Mein Profil“ kannst Du Google
            und Apple mit Deinem Konto verbinden und wieder trennen.
          </li>
        </ul>
      </section>
      <section>
        <h2>Wege in Dein Konto</h2>
        <p>
          Von einem Passkey speichern wir den öffentlichen Schlüssel, seine Kennung, den Namen, den Du ihm
          gibst, wann er eingerichtet und zuletzt benutzt wurde und ob er gesichert ist, dazu eine zufällige
          Kennung, unter der Dein Gerät Dein Konto kennt; Fingerabdruck oder Gesicht bleiben auf Deinem Gerät.
          Vom Code Deines Wiederherstellungsblatts speichern wir nur einen Hashwert und den Zeitpunkt. Änderst
          Du Deine E-Mail-Adresse, bleibt die bisherige {FORMER_ADDRESS_DAYS} Tage für Dich reserviert.
          Rechtsgrundlage ist der Vertrag (Art. 6 Abs. 1 lit. b DSGVO).
        </p>
        <Needs need="mail" as="p">
          Wir schreiben Dir E-Mails, damit Du Deine Adresse bestätigen oder ein vergessenes Passwort ersetzen
          kannst, und wenn an Deinem Konto etwas geschieht: ein neues Passwort, eine neue Adresse, ein Weg
          mehr oder weniger, ein neuer Browser, ein benutztes Blatt, zuletzt die Löschung. Bis auf die ersten
          beiden kannst Du das unter „Mein Profil“ abschalten. Aus Deinem Tagebuch steht darin nichts. Die
          Links enthalten eine Kennung, die wir nicht speichern. Wir speichern, wann Deine Adresse bestätigt
          wurde und wann wir Dir zuletzt einen neuen Browser gemeldet oder Deine Wege ins Konto genannt haben.
          Nach „Das bin ich nicht“ merken wir uns die Adresse, bis das Konto gelöscht wird, um ihr nicht mehr
          zu schreiben.
        </Needs>
      </section>
      <section>
        <h2>Kontakt und Feedback</h2>
        <p>
          Wenn Du uns schreibst, speichern wir Deinen Kommentar und, falls angegeben, Name und E-Mail-Adresse,
          verschlüsselt und ohne Verbindung zu Deinem Konto. Gegen Missbrauch kommen eine gekürzte IP-Adresse
          und die Art des Browsers hinzu. Rechtsgrundlage ist unser berechtigtes Interesse, zu antworten und
          das Angebot zu verbessern (Art. 6 Abs. 1 lit. f DSGVO).
        </p>
        <Needs need="messages-by-mail" as="p">
          Deine Nachricht geht außerdem per E-Mail an uns und liegt dann unverschlüsselt in unserem Postfach.
        </Needs>
      </section>
      <section>
        <h2>Betrieb und Sicherheit</h2>
        <p>
          Beim Aufruf verarbeitet der Server Deine IP-Adresse, um zu antworten und zu viele Versuche
          abzuwehren. Gezählt wird unter einem Pseudonym, bei Fehlversuchen an einem Konto bis zu{' '}
          {LONGEST_WINDOW_DAYS} Tage. Protokolle enthalten Zeitpunkt, Art des Aufrufs, Ergebnis und Dauer,
          aber keine Inhalte; sicherheitsrelevante Vorgänge stehen darin unter einem Pseudonym.
          Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 lit. f
          DSGVO).
        </p>
        <p>
          Die App läuft bei <OperatorField fact="OPERATOR_HOST" />, der die Daten in unserem Auftrag
          verarbeitet (Art. 28 DSGVO).
        </p>
        <Needs need="push" as="p">
          Erinnert Dich ein Gerät, erfährt der Push-Dienst seines Browsers (Google, Apple, Mozilla, Microsoft,
          auch in den USA), dass und wann er uns nutzt, nie, was. Seine Anmeldung dort speichern wir
          verschlüsselt, bis Du Dich abmeldest.
        </Needs>
        <Needs need="mail" as="p">
          E-Mails verschickt ein Anbieter in unserem Auftrag (Art. 28 DSGVO). Er erfährt Deine Adresse und den
          Inhalt der E-Mail, weitere Empfänger gibt es nicht.
        </Needs>
        <Needs need="no-mail" as="p">
          Weitere Empfänger gibt es nicht.
        </Needs>
      </section>
    </>
  );
}
