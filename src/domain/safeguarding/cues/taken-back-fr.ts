import type { TakenBack } from '../cues.ts';

const PARENT =
  '(?:mere|maman|pere|papa|parents|mari|femme|soeur|frere|prof|patron|grand mere|tante|elle|il|ils|jeune|chaleur|rentree|examen%|maths)';
const NUMBER =
  '(?:\\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|quelques|plusieurs|des)';

export const TAKEN_BACK_FR: TakenBack = {
  idioms: [
    "(?:mour%|meur%|mort%|creve%|crever) (?:de |d')(?:_ )?(?:rire|honte|faim|soif|peur|froid|chaud|jalousie|envie|fatigue|ennui|rires)|mort% de (?:rire|fatigue)|mourir de (?:rire|honte)|a mourir de|beau a mourir|a en mourir|plutot mourir que|a la vie a la mort|a mort",
    `${PARENT} (?:_ )?(?:va|vont|allait|allaient|me|nous) (?:_ )?(?:me |nous |m')?(?:tue|tuer|massacrer|etriper|egorger|achever|etrangler|tuera)|(?:ce|cette|cet|la|le) [^ ]+ (?:me|m') ?(?:tue|acheve)|va m'achever|je (?:te|le|la) tue|m'a tue% \\d+|tuer le temps`,
    '(?:on|va|allons) (?:va )?(?:les |vous )?(?:detruit|detruire|massacrer|battre|exploser|ecraser|defoncer|bat|taper) (?:_ )?(?:\\d|au (?:foot|match|tournoi|jeu)|samedi au|en finale|5|3|2|0)|on les detruit|donner%? ma vie|je mourrais pour|mourir pour (?:toi|vous|elle|lui|eux)|tant que la vie est|quand la mort (?:sera|est)|fais moi vivre|en martyr',
    "(?:me|m') ?bat (?:aux|au|a la)|(?:le|mon|son) coeur (?:_ )?bat%|(?:me|m') ?(?:touche|touchent) (?:beaucoup|au coeur|profondement|toujours)|touche la joue|bruler? (?:les|des) (?:calories|crepes|gateaux|oignons)|envie de tout casser",
  ],
  past: [
    `il y a (?:_ )?(?:longtemps|${NUMBER} (?:ans|annees|mois|siecles))|(?:a l'|a cette |de l')epoque|autrefois|jadis|dans le temps|en ce temps|(?:en|de|depuis|des|annee|annees) (?:19|20)[0-2]\\d|(?:en|annees) (?:[1-9]0|soixante|quatre vingt)|(?:l'|l)(?:an|annee) (?:passee?|derniere?|dernier)|l'hiver dernier|l'automne|${NUMBER} ans (?:apres|plus tard|deja)|(?:les|aux) premiers (?:mois|temps|jours)|pendant (?:un an|des annees|longtemps|la guerre|la decennie)|au debut`,
    "(?:j'avais|avait|quand j'etais|quand il etait|quand elle etait|petite? je|petit j|etant (?:petit|enfant|jeune)|enfant je|dans mon enfance|de mon enfance|a l'age de|quand il avait|quand elle avait)|(?:je|il|elle|on|nous|ils) (?:ne |n')?(?:voulais|voulait|croyais|croyait|pensais|pensait|revais|revait|disait|disais|jurait|repetait|demandais|priais|criait|avions|avaient dit)(?! (?:raconter|ecrire|vous|partager|dire))|disait (?:toujours|mon|ma|souvent)|(?:grand mere|grand pere|mamie|papi|jeddi|mima) (?:dit|repete|jure|raconte)|(?:poeme|chanson|vers|film|roman|personnage|serie|livre|hadith|reve|theatre|piece)|elle (?:dit|ajoute) (?:chaque|toujours)",
    "(?:bateau|bombe%|bombardement%|soldats?|avion venait|resistant|fusille|baignoire)|(?:[89]\\d|quatre vingt%|soixante) ans|s'est (?:donne|suicide|pendu|tue)%|avait choisi de partir|fait une tentative (?:quand|a|il)",
  ],
  dated: [
    "(?:c'etait|ca fait|cela fait|il y a|c'est arrive) (?:_ )?(?:(?:19|20)\\d\\d|ans|longtemps|annees|a l'epoque|avant|au maroc|hier encore)|j'(?:en )?ai (?:[2-9]\\d|vingt%|trente%|quarante%|cinquante%|soixante%)(?: ans)?(?: [^ ]+)?|(?:il|elle) (?:en )?a (?:[2-9]\\d|vingt%|trente%|quarante%|cinquante%)|aujourd'hui (?:j'|je|il|elle)",
  ],
  settled: [
    "psy|psychologue|psychiatre|therapeute|therapie|intervenant%|j'en ai parle|parler a quelqu'un|je m'en suis sorti%|guerie?|un traitement|ans apres|ans plus tard|aujourd'hui je (?:suis|vis|travaille)|aujourd'hui j'ai|je suis (?:[^ ]+ )?(?:educatrice|infirmiere|cuisinier|institutrice|mere|enseignante|devenu|devenue) (?:a|de|aujourd'hui|en)|famille d'accueil|fait le signalement|mis a l'abri|on l'a cru|je lui ai pardonne|pardonne a tout|moins pressee",
    "la police (?:_ )?(?:a|l'a|les a|est)|(?:a ete|fut|ete) (?:arrete|juge|condamne|retrouve)%|purge sa peine|en prison|des plaintes|mediation|excuse%|s'est excuse",
    'mdr|lol|haha%|hihi%|ptdr|rire|rires|riait|rit|rigol%|blague%|drole|match|tournoi|foot|finale|but|buts|examens?|bac|concours|maths|playstation|play',
    'on demenage|demenag%|nouveau travail|trouve du travail|retraite|hadj|hajj|omra|testament|cardiologue|docteur (?:dit|passe)|quelques semaines|soins palliatifs|cancer|(?:[6-9]\\d|soixante%|quatre vingt%) ans|pas cette annee|pas encore|in cha|aeroport|etudier|longtemps meme|pas triste',
  ],
};
