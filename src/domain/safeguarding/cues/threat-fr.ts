import type { Cues } from '../cues.ts';

const HARM =
  '(?:tuer|buter|egorger|bruler|cramer|descendre|flinguer|fumer|poignarder|planter|massacrer|exploser|faire sauter|faire payer|abattre|frapper|defoncer|attaquer|crever|tirer|lyncher|decapiter|etrangler|vitrioler|ecraser|incendier|mettre le feu|detruire|eliminer|saigner|regler (?:son|leur|votre) compte|faire du mal|faire taire|la peau|venger)';
const WILL =
  "(?:je|j'|on|nous|il|ils|mon (?:_ )?(?:frere|pere|cousin|mari|oncle|fils|ex)|ses freres|mes freres|elle) ?(?:_ )?(?:vais|va|allons|vont|veux|veut|veulent|compte|jure de|ai decide de|a decide de|ont decide de|menace de|menacent de|finirai par|suis pret a|est pret a|dit qu'il va|pense a|parle de|prevoit de)";
const WHOM = "(?:les |la |le |l'|vous |te |t'|tous les |tous |toutes |leur |lui |en )?";

export const THREAT_FR: Cues = {
  clear: [
    "on connait (?:vos|votre|ton|tes)|(?:je|nous) connai(?:s|ssons) (?:vos|votre|ton|tes) (?:enfants|adresses?|famille|bureaux|maison)|ce ne sera plus (?:une|des) (?:lettre|mots?)|la prochaine fois (?:ce|on|je)|ce n'est pas une menace|(?:ne )?(?:ressortira|repartira|repartiront|ressortiront|remontera|rentrera) (?:pas|plus)(?: _)? ?(?:vivant%|debout|sur ses|jamais)|(?:m'a|il m'a) montre (?:_ )?(?:arme|pistolet|couteau|fusil)|encore un (?:article|mot|texte) et",
    "(?:nettoie|nettoye|charge|sors|sort|prepare|aiguise) (?:_ )?(?:fusil|arme|couteau|carabine|pistolet|balles|cartouches)|(?:votre|ta|le jour ou|celle|celui)(?: _)? (?:sortira|sortirez|rentrera|sera) seule?|(?:elle|il|vous|ils) (?:verra|verrez|verront|va voir|allez voir) ce qu|les (?:mains vides|allumettes)|(?:ne )?(?:viendrai|viendrons|irai) pas les mains vides|(?:prepare%|commande%|creuse%) (?:_ )?(?:linceul|cercueil|tombe|enterrement)|(?:fais|faites|qu'il fasse) (?:_ )?(?:priere|prieres|adieux)|profitez%? bien|on (?:en )?(?:reparlera|parlera) (?:apres|lundi|dimanche|vendredi)|(?:attends|attendais|gare|assis) (?:_ )?devant (?:sa|son|chez|votre|leur)",
    `${WILL} (?:tous |toutes |bien |aller )?${WHOM}${HARM}(?! (?:le temps|des crepes|la vaisselle|de rire|le mouton|la bougie|les bougies))`,
    "(?:je|j'|on|nous|ils|il) ?(?:_ )?(?:les |la |le |l'|vous |te |t')(?:tuerai|tuera|tuerons|brulerai|brulera|brulerons|egorgerai|egorgera|crever%|retrouverai|retrouvera|retrouverons|ferai payer|fera payer|ferons payer|abattrai|abattra|buterai|buter|finirai|frapperai|aurai|aura tous|attends|attendrai)(?! (?:a la|avec impatience|au|pour))|(?:on|nous|je) (?:va|allons|vais) (?:tous )?vous (?:bruler|tuer|crever|retrouver|avoir|faire)",
    "(?:vous|tu|ils|elles|elle|il|tous) (?:_ )?(?:allez|vas|vont|va|le|l')? ?(?:tous |toutes |bien )?(?:payer|paierez|paieront|paiera|paieras|regretter%|regrettera%|comprendrez|comprendront|comprendra|verrez|verront|souffrir|souffriront|crever|creverez|bruler|brulerez|brulera|avoir peur|aurez peur|auront peur|mourir|mourrez|voir (?:ce|de quoi|qui)|rira plus|riront plus|rirez plus|pleurer%)(?: _)? ?(?:pourquoi|eux aussi|ce que|ce qu|cher|qui|de|tous|vendredi|lundi|bientot|le jour|dans|un par un|comme|pour|moi aussi|$)",
    "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|bientot|le jour de l'aid|avant l'aid|apres l'aid) (?:_ )?(?:vous|ils|tu|elle|il|on|tout|personne|plus personne) (?:_ )?(?:comprendr%|verr%|saur%|paier%|regretter%|auront|aurez|vont avoir|sera fini|sera regle|ne rira|rira|entendr%|se souviendr%|sera venge%|sortira|va (?:bruler|payer|mourir|voir|comprendre))|sera venge%|seront venges|serai venge%|je (?:me|la|le|les) venger%|vengeance|oeil pour oeil|laver (?:notre|mon|l') ?(?:honneur|honte|affront)(?: _)? ?(?:sang)?|dans le sang|le sang (?:va|coulera|doit)",
    "(?:gardez|garde|laissez|restez|reste|evitez|venez|viens|allez|va|venir|aller|sortez)(?: _)? (?:pas |plus )?(?:vos enfants|chez (?:vous|toi)|a la maison|a l'ecole|en cours|a la mosquee|au college|au lycee|la bas)(?: _)? (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce jour|c'est un conseil)|(?:pas|de pas|de ne pas) venir (?:_ )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)|c'est un conseil|dernier avertissement|(?:vous etes|tu es|je vous ai) preven%|vous (?:voila|etes) prevenu%|je sais ou (?:tu|vous) (?:habite%|travaille%|prie%|vis|vive%|dor%)|on (?:vous|te|va vous|va te) (?:retrouvera|trouvera|retrouver|trouver|attend)|(?:dehors|partez) ou (?:on|je|nous)|(?:tu es|vous etes) (?:le|la|les) prochain%|vos jours sont comptes|aucun (?:de vous|d'entre eux)? ?(?:ne )?(?:sortira|rentrera|survivra)|a bientot les|on se (?:verra|retrouvera) (?:vendredi|bientot|devant)",
    "(?:pleurer|pleure) (?:sur|devant) (?:sa|leur|ta) tombe|(?:elle|il|ils|vous) (?:merite%|doit|doivent|devez|devrai%|meritez) (?:_ )?(?:mourir|la mort|crever|bruler|etre (?:tue|lapide|brule|abattu)%|payer)|morte? pour (?:moi|nous) (?:_ )?(?:et|bientot|vraiment)|(?:j'ai|il a|on a|nous avons|ai|a) (?:_ )?(?:achete|trouve|recupere|cache|pris|prepare|garde) (?:_ )?(?:un |une |l'|le |la |du |des |son |mon )(?:arme|fusil|pistolet|couteau|essence|bidon|acide|machette|explosifs?|bombe|kalach%|cocktails?)(?! (?:de cuisine|pour (?:couper|l'oignon)|a pain))|rien a perdre|(?:qu'on )?me mette ou on veut|peu importe ce qui m'arrive",
  ],
  themes: {
    knowsWhere: [
      "(?:je|on|il|nous|ils) (?:_ )?(?:sais|sait|connais|connait|savons|vois|voit|surveille|suis|ai trouve|a trouve|a retrouve|reconnu%) (?:maintenant )?(?:_ )?(?:ou (?:elle|il|ils|vous|tu)|son (?:cafe|adresse|immeuble|heure|ecole|trajet|travail)|l'heure|l'adresse|sa (?:voiture|rue|maison)|leur|votre|les (?:voitures|gamins|horaires))|j'habite en face|en face de (?:votre|la|leur)|l'ai reconnue|(?:j'ai|il a) (?:son|leur|votre) adresse|tous (?:la|dedans|ensemble|a l'interieur)",
    ],
    going: [
      "je prends le (?:train|volant|car|bus)|(?:mes|ses|nos) freres (?:sont|partent|arrivent)|on (?:part|arrive|y va)|je (?:pars|viens|descends|monte) (?:_ )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir)|billet|tout est pret|j'ai tout prepare|quand ce sera (?:fini|fait)|apres (?:ca|qu'on)|on s'est mis d'accord|maintenant je n'ecris plus|plus rien a dire|fini (?:de parler|la politesse|les mots)",
    ],
    honour: [
      "(?:mon|notre|l') ?honneur|la honte|baisser les yeux|deshonor%|deshonneur|sali (?:notre|mon)|enleve son (?:foulard|voile)|ce garcon|traitre%|mecreant%|kouffar|envahisseur%|pas chez vous|chez nous ici|vos petites|retirez|vous allez retirer|repudie%|relache|le juge l'a",
    ],
    nothingToLose: [
      "plus rien a perdre|j'ai ete poli|ecrit au maire|personne (?:ne )?(?:m'a|a|n'a) (?:ecoute|rien fait)|il fallait (?:m'ecouter|y penser)|vous comprendrez|publiez|ils? ont rien fait|la police (?:n'a|ne|a) (?:rien|fait rien)|justice moi meme|de mes (?:propres )?mains|on (?:parlera|entendra|reparlera) de moi|vous (?:parlerez|entendrez) de moi|derniere chance|ca suffit maintenant|trop tard",
    ],
    changed: [
      "(?:il|mon (?:_ )?(?:cousin|frere|mari|fils|ami)) (?:_ )?(?:dessine|regarde|parle|repete|cache|apprend|prepare|achete) (?:_ )?(?:le plan|plans?|videos?|armes?|couteaux?|croix|vengeance|martyr%|attentat|synagogue|eglise|college|bombe)|vont avoir peur|qu'il aille en prison|peur (?:de ce )?qu'il (?:va |fasse|faire)|faire (?:une|quelque chose de) (?:betise|grave|fou|terrible)|pas venir|l'empecher|le denoncer|je l'aime",
    ],
  },
  weak: {
    day: [
      "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|avant l'aid|apres l'aid|bientot",
    ],
    place: [
      'mosquee|salle de priere|college|ecole|lycee|votre site|bureau|synagogue|eglise|marseille',
    ],
    taunt: ["vos petites histoires|comme si c'etait normal|jolies? (?:histoires|filles)|mdr"],
  },
};
