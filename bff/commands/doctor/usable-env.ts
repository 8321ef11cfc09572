import { readEnv, UnusableEnvironment, VARIABLES } from '../../platform/env/env.ts';

/** Reads the environment without its invalid variables; also returns their names and a sentence for each fault. */
export function readUsableEnv(variables: NodeJS.ProcessEnv) {
  let left = variables;
  let faults: string[] | undefined;
  const unusable = new Set<string>();
  for (;;) {
    try {
      return { env: readEnv(left), faults: faults ?? [], unusable };
    } catch (error) {
      if (!(error instanceof UnusableEnvironment)) throw error;
      // Faults of later rounds follow from the variables left out here.
      faults ??= error.faults;
      const isNamed = (name: string) => new RegExp(`\\b${name}(_FILE)?\\b`).test(error.message);
      const names = VARIABLES.filter((name) => isNamed(name) && !unusable.has(name));
      if (names.length === 0) throw error;
      for (const name of names) unusable.add(name);
      left = Object.fromEntries(
        Object.entries(left).filter(([name]) => !unusable.has(name.replace(/_FILE$/, ''))),
      );
    }
  }
}
