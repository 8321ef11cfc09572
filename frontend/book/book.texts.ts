/** The title of every book, which answers the question of the day. */
export const BOOK_TITLE = 'Worüber ich mich gefreut habe';
