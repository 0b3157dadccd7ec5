import type { Cues } from '../cues.ts';

const ADULT =
  '(?:(?:mon|ma|mes|son|sa|ses|le|la|les|leur|notre|un) )?(?:_ )?(?:beau (?:pere|papa|frere)|belle mere|pere|papa|mere|maman|parents|oncle|tonton|tante|frere|freres|cousin|grand (?:pere|frere)|maitre|marabout|imam|prof|professeur|voisin|cheikh|coach|entraineur|tuteur|patron|homme|monsieur|mari|copain|femme de mon (?:pere|fils|oncle)|femme|il|elle|ils|on)';
const HURTS =
  '(?:bat|battent|frappe|frappent|tape|tapent|tappe|cogne|cognent|gifle|fouette|fouettent|touche|touchent|tripote|caresse|brule|attache|attachent|enferme|enferment|sequestre|sequestrent|viole|violent|maltraite|maltraitent|punit avec|prive|privent|corrige|secoue|etrangle|enchaine|enchainent)';
const CHILD =
  "(?:mon (?:petit )?frere|ma (?:petite )?soeur|mes (?:petits )?(?:freres|soeurs|enfants)|ma (?:copine|meilleure amie|cousine)|mon (?:ami|copain|cousin|eleve)|les (?:petits|enfants|eleves|filles|gamins|plus petits)|le petit|la petite|son (?:fils|enfant|beau fils)|sa (?:fille|belle fille)|ses (?:enfants|filles|gosses)|(?:un|une|cet|cette|l')? ?(?:enfant|fillette|gamin|gamine|eleve))";

export const CHILD_FR: Cues = {
  clear: [
    "(?:oeil|levre|visage) (?:_ )?(?:ferme|gonfle[es]*|au beurre|fendue?|tumefie|bleu)|(?:me|la|le) regarde (?:_ )?(?:douche|me changer|se changer|dormir|par le trou|nue)|(?:crie|hurle|pleure) (?:le soir|la nuit|tous les soirs|toutes les nuits|chaque)(?: _)?|(?:dit|disent|croit) que (?:je mens|j'invente|elle ment|c'est des mensonges|elle est maladroite|il est maladroit)|(?:me|la|nous) (?:renverra|renvoie|renverront|enverra|envoie|enverront) (?:_ )?(?:au village|au bled|au pays|chez mon oncle)|(?:il est|c'est) pas comme un (?:oncle|pere|frere)",
    "(?:il |elle |cousin |oncle |frere |voisin )?(?:me|lui|nous) fait (?:_ )?(?:des choses|des trucs|du mal|mal)(?: _)? ?(?:quand|la nuit|dans|chez|et|que|$)|personne (?:ne )?(?:va|me|le|la|nous) (?:_ )?(?:croi%)|(?:me|la|le|l'|les) (?:a |ont )?(?:met|mis|mise|jete|jetee|laisse) (?:_ )?dehors|dort dans (?:la|une|sa) (?:voiture|cage|rue|gare)|(?:ce sera|c'est|ca sera) pire (?:pour|si|apres)|(?:cherche|cherchent|trouve|choisi|trouver) (?:_ )?un mari|(?:lui|me|m'ont|ont) (?:_ )?(?:trouve|choisi|cherche) (?:_ )?(?:mari|fiance)|(?:prendre|chercher|sauver) (?:_ )?avant (?:la fin|le mariage|qu'il)|(?:a genoux|debout) (?:_ )?(?:pendant des heures|sur du|toute la nuit)|(?:prend|prenait|fait) des photos (?:de moi|d'elle|de nous)",
    `${ADULT} (?:ne )?(?:me |nous |le |la |les |l'|m'|lui )${HURTS}(?! (?:beaucoup|au (?:coeur|ventre de|foot|jeu)|profondement|aux (?:cartes|echecs|dames)|enormement|toujours au))`,
    `(?:me |nous |l'|m'|les )${HURTS} (?:_ )?(?:avec|quand|si|dans|au|a la|sous|parce|tous les|chaque|la nuit|encore|souvent|pour|fort|dehors|en bas|depuis|le soir|et)|${ADULT} ${HURTS} ${CHILD}|(?:papa|pere|maman|mere|oncle|frere|beau papa|il|elle) (?:tape|frappe|bat|crie et tape) (?:pas|plus|quand|fort|tout le monde|sur)`,
    '(?:est|suis|sont|etre|se fait|me fais|se font|fait) (?:_ )?(?:battu%|frappe[es]*|frapper|taper|enferme[es]*|attache[es]*|maltraite[es]*|viole[es]*|violer|toucher|abuse[es]*|sequestre[es]*|enchaine[es]*|battre|prive[es]* de (?:nourriture|manger))',
    "(?:me|la|le|l'|lui) ?(?:_ )?(?:touche|caresse|embrasse|tripote|met (?:la|sa) main|mets? sa main) (?:_ )?(?:partout|la ou|sous|entre|en bas|les (?:fesses|seins|cuisses|jambes|parties)|le (?:corps|sexe)|d'une facon|bizarrement|ou (?:je|il|elle))|(?:m'|me |l'|la |le )?(?:oblige|force|demande|fait) (?:_ )?(?:a |de |d')?(?:me |se |m'|s'|le |l')?(?:deshabiller|toucher|asseoir sur ses genoux|assoir sur ses genoux|dormir (?:avec lui|dans son lit)|envoyer (?:des |mes |une )?(?:photos?|nudes))|photos? (?:de moi )?(?:nue?|sans (?:voile|vetements|habits|foulard))",
    "(?:c'est|est|sera|ce sera) (?:_ )?(?:notre|un) (?:petit |grand )?secret|notre (?:petit )?secret",
    "si (?:je|elle|il|on|j'|tu) ?(?:_ )?(?:parle%|dis|dit|raconte%|en parle|le dis|le dit|cris)(?: _)? (?:il|elle|ils) (?:_ )?(?:fera|va|me|la|le|les|nous|fait|feront|vont|tuera|frappera|dit qu|a dit)|(?:il|elle) (?:dit|a dit|m'a dit) (?:_ )?(?:que )?si (?:je|elle|il|j') ?(?:_ )?(?:parle|dis|dit|raconte)",
    '(?:vient|viens|entre|rentre|monte|arrive|se glisse) (?:_ )?dans (?:ma|sa|notre|mon|son) (?:chambre|lit) (?:_ )?(?:la nuit|quand|le soir|chaque|pendant|et|apres|tous)',
    "(?:peur|terrorise%|ne veut (?:plus|pas)|veut (?:plus|pas)|veux (?:plus|pas)|pleure pour|crie pour|supplie|refuse|refuse de|peur de|panique) (?:de |d'|a l'idee de |pour )?(?:ne pas |pas )?(?:rentrer|retourner|aller) (?:chez (?:elle|lui|moi|eux|nous|son|sa|mon|ma)|a la maison|la bas|au (?:daara|foyer|madrasa)|dans (?:cette|sa|la) (?:maison|famille)|avec (?:lui|son|sa))|(?:crie|pleure|supplie) (?:_ )?pour ne pas (?:rentrer|repartir|y aller|retourner)",
    "(?:va|vont|veut|veulent|allez|compte|comptent|oblige|obligent|force|forcent|pour|allait|decide de|prevu de|m'ont) (?:_ )?(?:me |la |l'|nous |ma (?:soeur|cousine|copine|amie) )?(?:_ )?(?:a |de )?(?:marier|mariee|epouser|donner en mariage|fiancer|me marier|se marier)(?! (?:avec (?:amour|toi)|cet ete avec l'homme que))|mariage force|(?:mariee?|promise|donnee|fiancee) (?:_ )?(?:de force|a un (?:homme|vieux|monsieur|cousin)|au (?:bled|village|cousin)|contre|avec un (?:homme|vieux|cousin))|(?:je|elle) (?:ne )?(?:veux|veut) pas (?:me|se|l'|m') ?(?:marier|epouser)|chez (?:le|un) (?:monsieur|vieux|homme|mari)(?: _)? (?:et|je|elle|plus|apres)",
    '(?:excis%|couper|la coupe) (?:_ )?(?:cet ete|ma soeur|les filles|moi|la petite|pendant)|(?:va|vont) (?:_ )?(?:exciser|nous couper)',
    "(?:enferme|enferment|enfermee?|attache|attachee?|dort|dors|dormir|laisse|laissent|met|mettent) (?:_ )?(?:dehors|au sous sol|a la cave|dans (?:la|le|un|une) (?:cave|placard|garage|salle de bain|chambre|noir|froid|cagibi|debarras|poulailler|cour)|sur le balcon|sur la terrasse)|a cle|(?:ne )?(?:me|lui|leur|nous) (?:donne|donnent|laisse|laissent) (?:pas|plus|rien)(?: _)? ?(?:a manger|manger|sortir|de nourriture|aller a l'ecole|voir)?(?: a manger)|(?:on|je|il|elle) (?:ne )?mange (?:pas|plus|rien)(?: _)? (?:si|quand|tant|depuis|punition)|si on ne (?:ramene|rapporte)|(?:ca fait )?depuis (?:avant hier|deux jours|trois jours)(?: _)? (?:mange|manger|rien)|cadenas",
    "(?:cache|cacher|couvre|cachent|caches) (?:les |mes |ses |des )?(?:marques|bleus|traces|brulures|coups|cicatrices)|(?:bleus|marques|traces|brulures|coups) (?:de ceinture )?(?:sur|partout|plein|au|aux|dans le) (?:_ )?(?:bras|jambes?|cou|dos|corps|visage|poignets?|cuisses|partout)|(?:avec|sort|prend|enleve|a coups de|coups de) (?:la |sa |son |le |de )?(?:ceinture|baton|cable|fil|cravache|fouet|martinet|rallonge|tuyau|chaussure|balai|louche)|(?:sauvez|aidez|aide|sauve) (?:la|le|moi|nous|les) (?:_ )?(?:avant|s'il|svp|pitie|vite|il|elle|je)",
  ],
  themes: {
    silence: [
      "(?:jure|promis|promettre|jurer|fait jurer|demande|supplie) (?:_ )?(?:de )?(?:ne )?(?:rien|pas|jamais) (?:_ )?(?:dire|parler|raconter)|(?:ne )?(?:le )?(?:dites|dis|dit|dire|repetez|racontez)(?: le)? (?:_ )?(?:a personne|pas|rien)(?: a)?|secret|(?:maman|elle|ils|ma mere|personne) (?:ne )?(?:me croit|sait pas|me croirait|est d'accord|le sait)|la mienne est d'accord|tout bas|ce sont les coutumes|les coutumes|ca (?:ne )?(?:nous|vous) regarde pas|affaire% de famille|si elle parle|si je parle",
    ],
    marks: [
      "des bleus|un bleu|marques|manches (?:tres )?longues|m'a montre dessous|tombe% (?:dans|de) (?:l'escalier|les escaliers|velo)|mouille son lit|fait pipi au lit|sursaute|boite|s'enerve|quand (?:il|papa|mon pere|beau papa) (?:est )?(?:rentre|enerve|boit|saoul|bu|colere|en colere)|crie sur|coups",
    ],
    fear: [
      "(?:ai|a|j'ai|tres) peur (?:de|quand|du|d') ?(?:_ )?(?:papa|pere|beau|oncle|lui|frere|rentrer|il|mere|belle|la nuit|cousin|chez|mon|son)|accroche% a ma|l'ai rendu|l'ai laisse% (?:repartir|partir)|ferme la porte|verrou|se cache|je me cache|sous le lit|fugue%|m'enfuir|s'enfuir|reste% (?:a|dans) (?:la bibli%|l'ecole|le parc)(?: _)? jusqu|ne parle (?:presque )?plus|ne (?:joue|rit|sourit) plus|(?:personne qui vient|quand ya des invite%|quand il y a des invite%)",
    ],
    hunger: [
      "(?:tres |trop |toujours |j'ai |a )faim|maigri|amaigri%|ses joues|ne (?:se leve|bouge) plus|vole% (?:de la nourriture|du pain)|mange en cachette|ramener? la somme|mendier|mendie",
    ],
    sentAway: [
      "(?:on part|partir|pars|part|va|vais|billets?|avion) (?:_ )?(?:au bled|au pays|au village|la bas|au maroc|en algerie|au mali|en turquie|au pakistan|au senegal|samedi|cet ete)|(?:caftan|robe) (?:blanc|blanche|de mariee|rouge)|(?:pris|confisque|cache|garde) (?:mon|son|nos) (?:passeport|telephone|papiers)|passeport|(?:ne|vais|va|je)(?: _)? (?:pas|plus) (?:revenir|rentrer) (?:pour|a|en)|viens plus a l'ecole|(?:ne )?(?:vient|viendra|reviendra|viens) plus (?:a l'ecole|en classe|au college)|felicitee|fiance|dot|apres la fete|le double de (?:mon|son) age|un vieux|(?:il|lui) a (?:[3-6]\\d|trente|quarante|cinquante)",
    ],
    nightVisits: [
      "quand (?:la |ma |sa )?(?:mere|maman) (?:fait les nuits|travaille|dort|est pas la|n'est pas la|sort)|vient dans (?:sa|ma) chambre|sur ses genoux|seule? avec (?:lui|moi)|je n'aime pas (?:ca|ce)|des jeux|me sens sale|des choses (?:que|bizarres|sales)|fera pareil|pareil a la petite",
    ],
  },
  weak: {
    young: [
      "(?:j'ai|jai|a|ai|elle a|il a|de) (?:[4-9]|1[0-7]|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept) ans|(?:[4-9]|1[0-7]) ans|en (?:6e|5e|4e|3e|cm1|cm2|ce1|ce2|cp)|ma petite fille|mon petit fils|mon eleve|une petite de|une fillette|un petit garcon|meilleure amie",
    ],
    asking: [
      "je (?:ne )?sais pas (?:quoi faire|a qui|si|comment)|que faire|quoi faire|a qui (?:le )?dire|si quelqu'un|j'ai parle au directeur|que dieu me pardonne|laisse son telephone|en cachette|nouvelle femme|beau papa|beau pere|belle mere|vous la connaissez pas",
    ],
  },
};
