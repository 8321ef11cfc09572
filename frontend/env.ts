/** Whether this is the built product, not the one that Vite serves in development. */
export const IS_BUILT = import.meta.env.PROD;
