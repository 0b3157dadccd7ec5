import type { SampleStory } from '../sample-story.ts';

export const jan29Letters: SampleStory[] = [
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'fr',
    title: 'La souffleuse à deux',
    name: 'Sylvain',
    age: 58,
    gender: 'M',
    country: 'Canada',
    city: 'Québec',
    belief: 'Christianity',
    body: `Avec mon voisin d’en face, on a acheté une souffleuse à deux. Il la garde les semaines paires, moi les semaines impaires. On s’est chicanés une seule fois, pour une histoire de bougie d’allumage.

La fin de semaine du 29 janvier, c’était à mon tour. Le lundi matin, j’ai fait mon entrée, puis je suis resté planté au bord de la rue à regarder la sienne. Ses rideaux étaient fermés. Il y avait des autos de la parenté stationnées tout croche.

J’ai fini chez lui à la pelle. Je trouvais que la machine menait trop de train pour une journée pareille. Ça m’a pris une heure et quart. Sa fille est sortie avec des mitaines trop grandes et elle s’est mise à gratter les marches à côté de moi, sans un mot.

Depuis, on ne compte plus les semaines. La souffleuse est chez l’un ou chez l’autre, on ne sait plus trop.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'en',
    title: 'Toes out',
    age: 61,
    gender: 'F',
    country: 'United States',
    city: 'Duluth',
    belief: 'Christianity',
    body: `I teach piano in my front room, and for thirty years the rule has been boots off at the door. On a winter Thursday there is a row of them: pink, camouflage, one pair always tipped over like a tired horse. When a lesson ends I can tell from the stamping.

The week of the vigil two students cancelled because the roads were bad. I played to nobody for a while. Then I went and looked at the mat. There was only my own pair, and a small puddle where somebody had been.

I thought of a shelf by a door in Quebec, and of people in their socks. I put down a dry towel.

I have never told the children why, but since that winter I line up their boots while they play, toes out, so that they can step straight into them.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'ur',
    title: 'برف کی آواز',
    age: 31,
    gender: 'M',
    country: 'Canada',
    city: 'Montreal',
    belief: 'Islam',
    body: `کراچی میں ہم سمجھتے تھے کہ برف گرنے کی بھی آواز ہوتی ہو گی، جیسے بارش کی ہوتی ہے۔ مونٹریال کی پہلی سردیوں میں معلوم ہوا کہ برف تو آوازیں چھین لیتی ہے۔ سڑک، کتے، سیڑھیاں، سب چپ۔

اُس اتوار کی رات میں کھڑکی کے پاس بیٹھا تھا کہ امی کا فون آیا۔ وہاں صبح ہونے والی تھی اور وہ رو رہی تھیں۔ میں نے کہا، امی، میں خیریت سے ہوں، کیوبیک سٹی دوسرا شہر ہے، یہاں سے ڈھائی گھنٹے دور۔ انہوں نے کہا، تو کیا وہ کسی کے بیٹے نہیں تھے؟

میرے پاس جواب نہیں تھا۔ میں نے فون کھڑکی کے قریب کر دیا۔ وہ پوچھتی رہیں کہ آواز کیوں نہیں آ رہی۔ میں نے کہا، برف گر رہی ہے۔`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'en',
    title: 'He did our steps first',
    age: 0,
    gender: 'M',
    country: 'Canada',
    city: 'Quebec City',
    belief: 'Christianity',
    body: `My neighbour across the way used to shovel at five in the morning. You heard it before you were awake, the scrape and then the pause. He did his own steps last. He did ours first, then the widow’s, and by the time I got out with my coffee it was finished and he would lift the shovel at me like a hat.

I knew he went to the mosque on Fridays because he wore the good coat. That was about the extent of what I knew.

The morning after, it had snowed a little and there was no scraping. I lay there. Then I got dressed and did his steps, badly, my back being what it is. When I turned around the widow was out with a broom doing the ones next door. We didn’t speak. After a while he opened his door, looked at the steps, looked at us, and went back in to put the kettle on.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'fr',
    title: 'Le cordonnier',
    age: 69,
    gender: 'M',
    country: 'Canada',
    city: 'Trois-Rivières',
    belief: 'Christianity',
    body: `Je répare des souliers depuis 1974. Avec le temps, on reconnaît le monde à ses talons : celui qui est pressé, celle qui boite un peu, celui qui attend l’autobus en se balançant.

J’ai des clients qui se déchaussent cinq fois par jour. Leurs contreforts sont écrasés, forcément. Je les chicanais pour rire, je leur vendais des chausse-pieds. Un monsieur m’avait répondu : « Vous, vous regardez mes souliers. Moi, je pense à ce qui vient après. »

Cet hiver-là, j’ai laissé une paire sur le comptoir, cirée, prête. Personne n’est venu la chercher. C’était peut-être un déménagement, un oubli, je ne le saurai pas. J’ai enlevé l’étiquette avec le prix. Je la garde au chaud près de la fournaise, parce que le cuir n’aime pas le froid.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'en',
    title: 'The mustard coat',
    name: 'Rania',
    age: 29,
    gender: 'F',
    country: 'Canada',
    city: 'Montreal',
    belief: 'Islam',
    body: `My first winter coat in Canada came from a church basement. It was mustard yellow and had belonged to somebody much taller. In the pocket I found a bus transfer, a hazelnut and a shopping list in French that I could not yet read.

I was wearing it that January when I stood in the cold at the gathering near our metro. I did not know one person. A woman behind me, older, took hold of my hood and pulled it up over my head, the way you do with a child, and then left her hand on my back for as long as the silence lasted.

I can read the list now. Milk, lemons, thread, something for Luc. I keep it in the same pocket. When the anniversary comes I wear that coat, though I own a better one, and somebody always remarks on the colour.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'ur',
    title: 'جوتوں کی قطار',
    age: 45,
    gender: 'F',
    country: 'Pakistan',
    city: 'Islamabad',
    belief: 'Islam',
    body: `میرے ابا مسجد میں جوتے سنبھالتے تھے۔ تنخواہ نہیں تھی، شوق تھا۔ کہتے تھے کہ آدمی کا دل نماز میں تب لگتا ہے جب اسے جوتوں کی فکر نہ ہو۔ ہر جوڑا ملا کر رکھتے، بچوں کے جوتے سب سے آگے تاکہ ڈھونڈنے نہ پڑیں۔

جب کیوبیک کی خبر آئی تو ابا بہت ضعیف ہو چکے تھے۔ ہم نے ان سے چھپانا چاہا، مگر ٹی وی سے کون سی بات چھپتی ہے۔ دیر تک خاموش رہے۔ پھر پوچھا، ان کے جوتے کس نے اٹھائے ہوں گے؟

اُس شام انہوں نے گھر بھر کے جوتے منگوائے، چپلیں، سکول والے، میری پرانی سینڈل بھی، اور برآمدے میں بیٹھ کر ایک ایک کو کپڑے سے صاف کیا۔ ہم میں سے کسی نے نہیں کہا کہ ابا، رہنے دیجیے۔`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'en',
    title: 'Measuring the room',
    name: 'Terry',
    age: 47,
    gender: 'M',
    country: 'Canada',
    city: 'Ottawa',
    belief: 'Non-religious',
    body: `I lay carpet for a living. Offices, mostly. Years ago I did a prayer room over a hardware store, and the fellow in charge wanted the lines on a slant to the walls. I told him it would look crooked. He said, it will look crooked to the building, but not to us.

It took two days. The old men brought me tea in a glass too hot to hold, and laughed, and showed me how to take it by the rim. When the last strip was down one of them got on his knees and put his whole palm flat on it, the way you check a kid’s forehead.

I think about that hand. When I heard the news from Quebec that’s what came to me, not the pictures on TV. Somebody measured that room too. Somebody got the angle right.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'fr',
    title: 'Un pain encore tiède',
    name: 'Nadia',
    age: 41,
    gender: 'F',
    country: 'Canada',
    city: 'Québec',
    belief: 'Islam',
    body: `Je fais mon pain le dimanche, pour la semaine. Quatre galettes rondes, à la semoule, comme à Meknès. L’odeur descend par la cage d’escalier et ma voisine du dessous, qui a quatre-vingts ans passés, cogne au plafond avec son balai. Ça veut dire qu’elle en veut.

Ce dimanche-là, les pains étaient sur la table quand mon frère a appelé. On n’y a pas touché. Le lendemain, ils étaient durs. J’allais les jeter quand on a cogné, pas au plafond, à la porte. Elle avait monté l’escalier en pantoufles, avec un pain à elle, un pain de ménage tout croche, encore tiède dans son linge à vaisselle.

« Je n’en avais pas fait depuis la mort de mon mari », qu’elle m’a dit. On l’a mangé avec du beurre. Il manquait de sel. J’en ai repris trois fois.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'en',
    title: 'Forty plain loaves',
    age: 38,
    gender: 'M',
    country: 'United States',
    city: 'St. Albans',
    belief: 'Agnostic',
    body: `I bake in a small Vermont town not far below the Quebec border. On Mondays we’re closed, but I still wake at three. My body doesn’t know about Mondays.

That Monday I turned on the radio in the dark, turned it off again and drove to the shop. I hadn’t planned a thing. I made the plain dough, the first one I ever learned, flour and water and salt. It’s slow. There are long stretches with nothing to do but wait with your hands on the bench.

By nine I had forty loaves and no customers. The woman who cleans next door told me there was a prayer hall two towns over. Ten years in the county and I hadn’t known. I drove there with the windows fogged from the bread. There were already people shovelling the path, and it turned out that none of them were members either.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'ur',
    title: 'سرمئی کوٹ',
    name: 'اکرم',
    age: 58,
    gender: 'M',
    country: 'Norway',
    city: 'Oslo',
    belief: 'Islam',
    body: `میرا سرمئی کوٹ بیس برس پرانا ہے۔ بیوی کئی بار اسے خیرات کے تھیلے میں ڈال چکی ہے اور میں ہر بار نکال لاتا ہوں۔

یہ کوٹ مجھے ایک بزرگ نے دیا تھا جو مسجد کے دروازے پر نئے آنے والوں کو پہچان لیتے تھے۔ میں نومبر میں پتلی سی جیکٹ پہنے کھڑا تھا۔ انہوں نے کچھ نہیں پوچھا، اگلے جمعے ایک بڑا سا تھیلا لے آئے۔ کوٹ کی جیب میں دستانے بھی تھے اور ٹافیاں بھی۔

انتیس جنوری کو جب میں آپ لوگوں کے لیے دعا کرنے جاتا ہوں تو یہی پہنتا ہوں، اور جیب میں ٹافیاں رکھ لیتا ہوں۔ پچھلے سال صف میں ساتھ بیٹھے ایک لڑکے نے چار ٹافیاں کھائیں اور پھر اپنے باپ سے ڈانٹ بھی کھائی۔`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'fr',
    title: 'Le foulard dans la manche',
    name: 'Catherine',
    age: 33,
    gender: 'F',
    country: 'Canada',
    city: 'Québec',
    belief: 'Non-religious',
    body: `Je suis éducatrice dans un CPE. L’hiver, habiller douze enfants prend quarante minutes : les pantalons de neige, les bottes, les mitaines, puis quelqu’un a envie de pipi. On leur apprend à ranger le foulard dans la manche du manteau pour ne pas le perdre.

Ce lundi-là, trois petits n’étaient pas venus. On savait pourquoi. Les crochets vides avaient leur petit dessin : la tortue, le bateau, la fraise.

Un papa est arrivé vers dix heures avec la tortue dans les bras. Il lui avait mis son manteau à l’envers. Il m’a dit qu’il aimait mieux qu’elle joue. J’ai remis le manteau à l’endroit, j’ai rentré le foulard dans la manche. Il ne partait pas. Je lui ai demandé s’il voulait rester pour la collation, et il s’est assis sur une chaise de trois ans, les genoux au menton, avec ses quartiers de pomme.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'en',
    title: 'The leaf in mine',
    name: 'Ellie',
    age: 8,
    gender: 'F',
    country: 'Canada',
    city: 'Fredericton',
    belief: 'Christianity',
    body: `We made ice lanterns at school. You put water in a bucket and leave it outside but not too long or it freezes all the way. Then you tip it out and there is a hole in the middle for a candle.

Our teacher said each one is for a person who went to pray and did not get to go home. She said we didn’t have to talk about it. Yusuf in my class wanted to talk about it so we did.

Mine had a leaf stuck in it by accident. I was going to start over but Yusuf said the leaf was the best part. We put them along the path by the bike rack. When the bus came it was almost dark and they were all still going. I waved at mine. I know it’s only ice.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'fr',
    title: 'Onze mots au tableau',
    age: 50,
    gender: 'M',
    country: 'Canada',
    city: 'Québec',
    belief: 'Agnostic',
    body: `J’enseigne le français aux nouveaux arrivants. En janvier, on fait la neige : poudrerie, sloche, bordée, banc de neige. Ils trouvent qu’on exagère. Un élève tunisien m’avait dit : « Monsieur, chez moi on a un seul mot et il est dans les contes. »

Le lundi 30, ils sont tous venus. Je ne m’y attendais pas et je n’avais rien préparé. J’ai écrit la date au tableau et je n’ai pas été capable d’aller plus loin. Une élève s’est levée, m’a pris la craie et a écrit un mot en dessous, dans sa langue. Puis un autre. Il y en a eu onze en tout, en somali, en farsi, en espagnol, en arabe. Ils m’ont fait répéter chacun jusqu’à ce que ma prononciation soit correcte.

Ça voulait dire « voisin ». Je n’ai effacé le tableau que le vendredi, et encore, pas au complet.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'en',
    title: 'The last row',
    age: 24,
    gender: 'M',
    country: 'Canada',
    city: 'Edmonton',
    belief: 'Islam',
    body: `My father and I used to argue about where to pray. He likes the front, shoulder to shoulder with the uncles who smell of cardamom and muscle rub. I like the last row, beside the radiator, near the shoes. He said I was planning my escape. He wasn’t wrong. I was seventeen and there was hockey on.

That Sunday he had gone to the evening prayer and I had stayed home with a lie about homework. We live three provinces away from Quebec. There was no reason to be afraid for him. But when the news came up on my phone I put on my boots without socks and ran the nine blocks to our mosque in a T-shirt, at minus twenty-two, because he does not answer his phone when he is driving, or eating, or at any other time.

They were having tea. Eight or nine old men in their socks around a space heater, somebody cutting an orange. They hadn’t heard. I stood in the doorway and could not speak because the cold had got into my teeth. My father looked at the T-shirt and didn’t ask. He took off his big brown parka, the one my mother calls the bear, put me in it and did up the zipper to my chin as though I were four. Then someone’s phone rang, and then another.

It was the man with the orange who got up first. He went along the wall and began straightening the shoes. There was no need. He put each one beside its partner, heels to the baseboard, and when he had done the whole shelf he started over from the other end. After a while I went and helped him.

I live across the city now and I go on Sundays when I can, not always. I still pray in the last row. My father comes back from the front to stand with me. He says his knees prefer the radiator. We don’t talk about that night. The parka hangs in my closet because he refuses to take it back. The zipper sticks. I have been meaning to get it fixed for years and I don’t think I will.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'fr',
    title: 'La moitié du tapis',
    age: 44,
    gender: 'M',
    country: 'Algeria',
    city: 'Béjaïa',
    belief: 'Islam',
    body: `Mon frère vit à Québec depuis quinze ans. Quand il est parti, notre père lui a donné la moitié d’un tapis. Je dis bien la moitié : il l’avait coupé au couteau, sur la table, pour que nous priions tous les deux sur le même. Ma mère ne lui a pas adressé la parole de la semaine.

Cette nuit-là, j’ai appelé mon frère quarante fois. Ici il était deux heures, puis trois heures du matin. J’ai déroulé mon morceau et je me suis assis dessus, le téléphone sur les genoux, face au bord coupé.

Il a décroché à l’aube. Il était chez un ami, sa batterie était morte. Je n’ai rien trouvé à dire, alors je lui ai demandé s’il neigeait. Un peu, m’a-t-il répondu, et il m’a décrit longtemps la neige. Je pense à ceux qui appelaient comme moi, et à qui personne n’a décrit la neige.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'ur',
    title: 'پہلی روٹی',
    age: 49,
    gender: 'M',
    country: 'Pakistan',
    city: 'Peshawar',
    belief: 'Islam',
    body: `ہمارا تندور فجر سے پہلے جلتا ہے۔ رواج یہ ہے کہ پہلی روٹی بیچی نہیں جاتی، جو پہلا مانگنے والا آئے اسے دے دی جاتی ہے۔ دادا کے زمانے سے یہی چلا آ رہا ہے۔

اُس صبح ریڈیو پر خبر آئی تو میرے ہاتھ میں پیڑا تھا۔ میں نے روٹی لگائی، نکالی اور کپڑے پر رکھ دی۔ کوئی مانگنے والا نہیں آیا۔ سردی بہت تھی اور گلی میں دھند۔

آخر سامنے والے سکول کا چوکیدار آیا جو کبھی مفت کی چیز نہیں لیتا۔ میں نے کہا، یہ میری طرف سے نہیں، کچھ نمازیوں کی طرف سے ہے جو بہت دور رہتے تھے۔ اس نے روٹی کے دو ٹکڑے کیے، ایک مجھے دیا، اور ہم تندور کی دیوار سے ٹیک لگا کر کھاتے رہے۔`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'en',
    title: 'The space between two beds',
    age: 26,
    gender: 'F',
    country: 'United States',
    city: 'Minneapolis',
    belief: 'Atheist',
    body: `My first-year roommate prayed in the space between our two beds. It was exactly as wide as her mat, provided I moved the laundry basket. By November I moved it without being asked. I could tell the time by it.

The night of the news she sat down there on the floor with her coat still on. I am no good at saying things. I don’t believe in anything you could put a name to. I moved the basket. I took off my boots, which I never bothered to do, and sat at the end of my bed with my feet up so as not to be on her floor.

She prayed for a long time. Snow was coming down past the streetlamp, the slow kind that doesn’t seem to land. When she was done she said, “You can put your feet down,” and I said I was fine where I was.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'fr',
    title: 'Mes deux chaudrons',
    name: 'Louise',
    age: 64,
    gender: 'F',
    country: 'Canada',
    city: 'Rimouski',
    belief: 'Christianity',
    body: `Après la vigile, tout le monde avait les pieds gelés. Chez nous, au bord du fleuve, le vent ne lâche pas. Le curé a ouvert la salle du sous-sol et moi, j’avais de la soupe aux pois, parce que j’en ai toujours au congélateur, un vrai vice.

J’étais en train de servir quand j’ai figé : le jambon. Il y avait une famille musulmane dans la file, du monde qui venait d’arriver dans le coin. La dame a vu ma face. Elle a regardé le chaudron, elle a regardé mes croûtes de pain, et elle a dit bien doucement : « Le pain, c’est parfait. »

Elle s’est assise avec moi et on a mangé des croûtes beurrées. Depuis ce temps-là, je fais deux chaudrons. L’autre est aux lentilles. Mon mari préfère l’autre, mais il ne l’avouera jamais devant ses frères.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'ur',
    title: 'پھول دار رومال',
    age: 37,
    gender: 'F',
    country: 'United States',
    city: 'Buffalo',
    belief: 'Islam',
    body: `میری پڑوسن یوکرین کی ہے اور اس کی انگریزی میری انگریزی سے بھی کمزور ہے۔ تین برس ہم نے صرف ہاتھ ہلا کر بات کی۔

انتیس جنوری کی شام میں بچوں کو لے کر دعائیہ تقریب سے لوٹی تو دیکھا کہ وہ ہمارے گھر کے سامنے سے برف ہٹا رہی ہے۔ لمبا کوٹ، سر پر پھول دار رومال، اور بیلچہ اس کے قد جتنا۔ میں نے اشارے سے کہا، رہنے دیں۔ اس نے اشارے سے کہا، اندر جاؤ، بچے ٹھٹھر رہے ہیں۔

میں نے بچوں کو اندر بٹھایا اور دوسرا بیلچہ لے کر باہر آ گئی۔ ہم نے پورا راستہ صاف کیا۔ آخر میں اس نے اپنا رومال ٹھیک کیا، میں نے اپنا دوپٹہ، اور ہم ایک دوسرے کو دیکھ کر ہنس پڑیں۔ اُس دن میں پہلی بار ہنسی تھی۔`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'en',
    title: 'Six hats in navy wool',
    age: 79,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Lerwick',
    belief: 'Christianity',
    body: `I knit for the sailors’ mission and always have. Navy wool, no patterns. My eyes aren’t up to patterns.

That February I made hats for Quebec instead, men’s medium, and when I had six I put them in a box and then did not know where one sends such a thing. The girl at the post office told me to leave the label with her and she would see to it. She didn’t charge me. She said the scale was broken, and it was not.

In April I had a card in very nice handwriting. It said the hats had found heads to go on and that one boy was wearing his at supper and would not be persuaded out of it. I have it up beside the calendar. I’ve gone up a size every winter since, because he will be growing.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'fr',
    title: 'Mon fort de neige',
    name: 'Adam',
    age: 9,
    gender: 'M',
    country: 'Canada',
    city: 'Gatineau',
    belief: 'Islam',
    body: `J’ai fait un fort dans la cour avec Zachary. Il y a une porte, deux fenêtres et une tablette pour les balles de neige. On a mis un vieux tapis d’auto par terre pour ne pas avoir les fesses mouillées.

Ma mère m’a expliqué que le 29 janvier, on pense aux papas de Québec. Mon père à moi était à la maison, alors je l’ai regardé toute la journée. Il a dit : « As-tu fini de me fixer ? » J’ai dit non.

Le soir, je l’ai invité dans le fort. Il est trop grand, il a fallu qu’il se couche avec les bottes dehors. On a allumé ma lampe de camping. Zachary a demandé s’il pouvait faire une prière même s’il n’en connaît pas. Mon père a dit oui. Zachary a dit merci pour le fort.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'ur',
    title: 'قالین کی ایک قطار',
    age: 73,
    gender: 'M',
    country: 'India',
    city: 'Srinagar',
    belief: 'Islam',
    body: `میں کشمیر میں قالین بُنتا ہوں۔ اب انگلیاں ساتھ نہیں دیتیں، مگر کرگھے کے پاس بیٹھنے کی عادت نہیں جاتی۔

ہمارے ہاں جب کوئی کاریگر اٹھ جاتا ہے تو اس کا ادھورا قالین دوسرا آدمی پورا کرتا ہے۔ دیکھنے والے کو پتا نہیں چلتا، لیکن ہم جانتے ہیں کہ ہاتھ کہاں بدلا۔ ایک کی گرہ ذرا کسی ہوئی ہوتی ہے، دوسرے کی ذرا نرم۔

بیٹے نے بتایا کہ کیوبیک کی اُس مسجد میں چند ہی دنوں بعد پھر صفیں بچھ گئیں۔ میں نے سنا اور چپ رہا۔ شام کو پوتی سے کہا کہ سفید اون کا گولا پکڑا دے۔ ایک قطار بُنی، صرف ایک۔ اتنی ہی ہو سکی۔ وہ قطار آپ کے لیے ہے۔`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'fr',
    title: 'La cire et la neige',
    age: 71,
    gender: 'F',
    country: 'Tunisia',
    city: 'Sousse',
    belief: 'Islam',
    body: `Je n’ai vu la neige qu’une fois, à Aïn Draham. J’avais six ans et j’ai cru que quelqu’un avait renversé le sel. Mon neveu, qui habite chez vous, m’envoie des photos : des voitures disparues, des bancs dont on ne voit plus que le dossier.

Il m’a écrit que les gens du quartier étaient venus devant la mosquée avec des bougies, et que la cire figeait avant de couler. C’est une chose que je n’aurais pas su imaginer.

Le vendredi suivant, j’ai fait le grand couscous, celui des retours. J’en ai envoyé aux voisins, à l’épicier, et même à cette famille du fond de l’impasse avec qui j’étais fâchée depuis l’histoire du figuier. Ils m’ont rendu le plat avec des figues dedans. Depuis, on se parle par-dessus le mur.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'en',
    title: 'The end of the bench',
    name: 'Ruth',
    age: 52,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Leeds',
    belief: 'Judaism',
    body: `On Friday nights I light two candles and my son complains about the singing. It is the most ordinary hour of my week. That is what I kept turning over: how ordinary an evening prayer is. Somebody has a cold. Somebody is wondering whether they left the car lights on. You fold your coat and put it where you will find it again.

At our synagogue there has been a man at the gate for years. He knows the children by name. The Friday after, I took him soup, and he told me he had asked to spend his free hour at the mosque up the hill. They had offered him soup as well.

I send this without any advice. I would only like you to know that in a draughty hall in Yorkshire you were missed, and somebody kept the end of the bench clear.`,
  },
  {
    campaign: 'jan29',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    language: 'ur',
    title: 'سبز مفلر',
    name: 'زینب',
    age: 13,
    gender: 'F',
    country: 'Canada',
    city: 'Quebec City',
    belief: 'Islam',
    body: `میری کلاس کی کھڑکی سے ایک پہاڑی نظر آتی ہے جہاں بچے برف پر پھسلتے ہیں۔ جغرافیے کے پیریڈ میں میں زیادہ تر وہی دیکھتی ہوں۔

میں اُس وقت بہت چھوٹی تھی، مجھے وہ رات یاد نہیں۔ صرف اتنا یاد ہے کہ ہمارے گھر بہت سے لوگ آئے تھے، دروازے کے پاس گیلے جوتوں کا ڈھیر لگ گیا تھا، اور کسی نے مجھے اپنا مفلر اوڑھا کر سلا دیا تھا۔ وہ مفلر کس کا تھا، آج تک کسی کو معلوم نہیں۔

ہر سال انتیس جنوری کو امی اسے الماری سے نکالتی ہیں۔ سبز ہے، ایک کنارے سے ادھڑا ہوا۔ میں اسے پہن کر سکول جاتی ہوں۔ پچھلے سال ایک لڑکی نے پوچھا کہ یہ اتنا پرانا کیوں ہے۔ میں نے بتا دیا۔ پھر وہ بھی کھڑکی سے باہر دیکھنے لگی۔`,
  },
];
