/** What a bot-check token is asked for; one asked for anything else proves nothing here. */
export const BOT_CHECK_ACTION = 'submit';
