/** The daily question and its hint. */
export const QUESTION = {
  text: 'Worüber habe ich mich heute schon gefreut?',
  hint: 'Nimm Dir einen Moment Zeit, um über positive Momente nachzudenken.',
};

/** The question of yesterday, while that can be answered. */
export const QUESTION_OF_YESTERDAY = 'Worüber habe ich mich gestern gefreut?';
