/** Keeps the dependencies that a service was created with. */
export abstract class Service<Deps> {
  protected readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }
}
