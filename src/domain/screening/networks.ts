import { loosely } from './fold.ts';
import { quickPattern } from './pattern.ts';

/** Social networks and games, and the words for a name there, as people write them. */
const LATIN = `[i1!]nst[a@](?:[ -]?gr[a@]m)?|the gram|ig|sn[a@]p(?:[ -]?chat)?|tik[ -]?tok|twitter|face[ -]?book|fb|messenger|telegram|discord|twitch|you[ -]?tube|threads|signal|reddit|linkedin|pinterest|tumblr|roblox|minecraft|fortnite|pubg|free ?fire|brawl stars|xbox|psn|playstation|nintendo|gamer ?tag|skype|kik|bereal|wechat|viber|soundcloud|wattpad|bluesky|mastodon|user ?name|user|screen ?name|handle|pseudo|nom d['’]utilisateur|identifiant|gaming name`;
/** These are so only where they are somebody's own. */
const OWN = String.raw`(?<=\b(?:my|our|mon|ma|notre|meri|mera|hamara)\s)(?:channel|page|account|profile|id|chaîne|compte|profil)`;
/** Nobody who says it this way wants to be found by a search for the name. */
const BY_ITS_SIGN =
  '(?:ghost|bird|photo|picture|camera|yellow) app|app with the (?:ghost|camera|bird)|appli (?:fantôme|photo|jaune|au (?:petit )?fantôme)|(?:بھوت|تصویروں|پیلی) والی ایپ|تطبيق (?:الشبح|الصور|الأصفر)';
const URDU =
  'انسٹا(?: ?گرام)?|ٹک ?ٹاک|سنیپ ?چیٹ|سنیپ|ٹو[ئی]ٹر|فیس ?بک|میسنجر|ٹیلی ?گرام|ڈسکارڈ|یو ?ٹیوب|روبلوکس|پب ?جی|یوزر(?: ?نیم)?|ہینڈل|آئی ڈی|اکاؤنٹ|چینل';
const ARABIC = String.raw`(?:[وب]?ال|عال|لل)?(?:[إا]نست[اغقج]\p{L}{0,6}|تيك ?توك|سناب(?: ?شات)?|تويتر|فيس(?: ?بوك)?|ماسنجر|تيلي?[غجق]رام|تل[غجق]رام|دي?سكورد|يوتيوب|روبلوكس|ببجي|يوزر\p{L}{0,3})|اسم المستخدم|حسابي|حسابنا|قناتي|قناتنا|صفحتي|صفحتنا|معرفي`;
export const NETWORK_NAMED = `(?:${LATIN}|${OWN}|${BY_ITS_SIGN}|${URDU}|${ARABIC})`;

const START = String.raw`(?<![\p{L}\p{M}\p{N}._@/#-])`;
export const NETWORK = quickPattern(
  loosely(String.raw`${START}${NETWORK_NAMED}(?![\p{L}\p{M}\p{N}])`),
  'giu',
);

/** Words with another meaning, behind which "was lost" is no name. */
export const ALSO_A_WORD =
  /(?:signal|threads|messenger|channel|page|account|profile?|chaîne|compte|(?<!\b(?:my|our|mon) )(?:user|handle|identifiant)|اکاؤنٹ|چینل|حساب(?:ي|نا)|قنات(?:ي|نا)|صفحت(?:ي|نا))$/i;

/** Being asked to come there; then the next words are where to. */
export const INVITED = quickPattern(
  loosely(
    `${START}(?:(?:follow|add|find|dm|message|text|tag|write(?: to)?|look)(?: (?:me|us))(?: up)?(?: (?:on|at|over on))?|hmu(?: on)?|(?:ajoute|suis|suive|retrouve|cherche|trouve|écri[st]|écrive|contacte|rejoin)[zs]?-(?:moi|nous)(?: (?:sur|en|dans|mon))?|(?:تابعوني|تابعونا|تابعيني|تابعني|أضيفوني|اضيفوني|ضيفوني|ضيفني|أضفني|ابحثوا عني|ابحث عني|تجدونني|تجدوني|راسلوني|راسلني|اسمي|اسمنا|حسابي|حسابنا|صفحتي|صفحتنا|قناتي|قناتنا)(?: (?:على|في|ع))?|(?:مجھے|ہمیں) (?:فالو کریں|ایڈ کریں|ڈھونڈیں|لکھیں))(?: (?:my|mon|the|l['’]))?[ :]?$`,
  ),
  'iu',
);
