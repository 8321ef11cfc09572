/** The daily question and its hint. */
export const QUESTION = {
  text: 'Worüber habe ich mich heute schon gefreut?',
  hint: 'Nimm Dir einen Moment Zeit, um über positive Momente nachzudenken.',
};
