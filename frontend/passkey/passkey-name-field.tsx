import { TextField } from '../ui/text-field.tsx';

export function PasskeyNameField({ name, error }: { name?: string | undefined; error: string | undefined }) {
  return (
    <TextField
      label="Name des Passkeys"
      name="name"
      autoComplete="off"
      placeholder="Zum Beispiel: Mein Handy"
      defaultValue={name}
      error={error}
    />
  );
}
