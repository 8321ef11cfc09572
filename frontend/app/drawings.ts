/** Paths of drawings that the header's menus and the bottom bar share. */
export const DRAWINGS = {
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  book: 'M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2zM12 7v13',
  person:
    'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20c1.2-3.6 4-5.25 7.5-5.25s6.3 1.65 7.5 5.25',
  logOut: 'M14 4.5H6v15h8M10.5 12H20M16.5 8.5L20 12l-3.5 3.5',
};
