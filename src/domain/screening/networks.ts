/** Social networks and games, and the words for a name there, as people write them. */
const LATIN = `insta(?:gram)?|ig|snap(?:chat)?|tik ?tok|twitter|face ?book|fb|messenger|telegram|discord|twitch|you ?tube|threads|signal|reddit|linkedin|pinterest|tumblr|roblox|minecraft|fortnite|xbox|psn|gamer ?tag|skype|kik|bereal|wechat|viber|soundcloud|bluesky|mastodon|user ?name|user|handle|pseudo|gaming name`;
const URDU =
  'انسٹا(?:گرام)?|ٹک ?ٹاک|سنیپ ?چیٹ|سنیپ|ٹوئٹر|فیس ?بک|ٹیلی ?گرام|ڈسکارڈ|یوٹیوب|یوزر ?نیم|ہینڈل|آئی ڈی|اکاؤنٹ|چینل';
const ARABIC = String.raw`[إا]نست[اغقج]\p{L}{0,6}|تيك ?توك|سناب(?: ?شات)?|تويتر|فيس ?بوك|تيلي?[غجق]رام|تل[غجق]رام|دي?سكورد|يوتيوب|يوزر\p{L}{0,3}|حسابي|حسابنا|قناتي|صفحتي|معرفي`;

export const NETWORK = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}._@/#-])(?:${LATIN}|${URDU}|${ARABIC})(?![\p{L}\p{M}\p{N}])`,
  'giu',
);
