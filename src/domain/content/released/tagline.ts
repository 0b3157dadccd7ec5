/** What the site says of itself where nobody has said it otherwise at the desk. */
export const releasedTagline = {
  title: 'Tell a story. Save a life.',
  text: 'Telling stories of Muslim communities to foster understanding.',
};
