import type { SampleStory } from '../sample-story.ts';

export const londonLetters: SampleStory[] = [
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The family',
    title: 'The dish I never brought',
    age: 58,
    gender: 'F',
    country: 'Canada',
    city: 'London',
    belief: 'Christianity',
    body: `When somebody near us dies I make scalloped potatoes, because that is what my mother did, and I carry the dish over with a tea towel on top and my name on masking tape underneath.

That June I made it for you. I had the oven mitts on before I understood that I did not know which door was yours. I sat on the back step with the dish cooling beside me, and next door’s cat came to look at it.

In the end I took it to the mosque. A man in the parking lot received it as if he had been expecting it. He asked whether there was any ham in it, then apologized for asking, and I said no, only cream and onions.

The dish came back a week later, washed, with dates in it. I have not used it since. It is on the top shelf, and it is yours.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'ur',
    recipient: 'The grandmother',
    title: 'دادی جان کے نام',
    age: 22,
    gender: 'F',
    country: 'Pakistan',
    city: 'Lahore',
    belief: 'Islam',
    body: `دادی جان،

میں آپ سے کبھی نہیں ملی، مگر خط اسی نام سے شروع کرنے کو جی چاہا۔ میری اپنی دادی کو گزرے چار برس ہو گئے ہیں اور اس لفظ کو پکارنے کا موقع اب نہیں ملتا۔

وہ سردیوں میں دھوپ کے پیچھے پیچھے چارپائی کھسکاتی رہتی تھیں۔ صبح صحن کے ایک کونے میں، عصر تک دوسرے کونے میں۔ ہم مالٹے چھیل کر انہیں دیتے اور وہ بیج گن کر ہماری ہتھیلی پر رکھ دیتیں۔

جس دن آپ کی خبر آئی، لاہور میں سخت گرمی تھی۔ میں نے پھر بھی ان کی چارپائی نکالی اور دیوار کے سائے میں بچھا دی۔ امی نے پوچھا، کون آ رہا ہے؟ میں نے کہا، کوئی نہیں۔ انہوں نے کچھ دیر مجھے دیکھا، پھر اندر سے تکیہ لا کر رکھ دیا۔`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The grandmother',
    title: 'The right bus',
    name: 'Gurdeep',
    age: 51,
    gender: 'M',
    country: 'Canada',
    city: 'Hamilton',
    belief: 'Sikhism',
    body: `I have driven a city bus for nineteen years and I know grandmothers. They say thank you at the front door, though everyone else says it at the back. They carry one bag too many. They ask whether this is the right bus even when they have taken it every Tuesday for ten years.

I wait until they sit. There is no rule about it, and I have been told off for running late. But my own Bibi ji never liked to be hurried, and I was the boy who held her bags.

For some weeks after the news I caught myself looking at the seat behind me, the one with the blue cloth, whenever it was empty. I would have waited for you too. I would have told you yes, this is the right bus, sit, there is time.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'fr',
    recipient: 'The grandmother',
    title: "Le banc près de l'étang",
    age: 70,
    gender: 'M',
    country: 'France',
    city: 'Lyon',
    belief: 'Non-religious',
    body: `Madame,

Il y a dans notre parc, près de l’étang, un banc que se partagent les grands-mères du quartier. Elles viennent vers cinq heures, quand la chaleur tombe. L’une parle arabe, l’autre portugais, la troisième ne parle presque plus. Elles se comprennent très bien, surtout lorsqu’il s’agit de critiquer ma façon de nourrir les canards.

Depuis que j’ai appris ce qui vous est arrivé, à vous et aux vôtres, je ne passe plus devant elles de la même manière. Je ralentis. Je salue chacune.

L’autre jour, celle qui ne parle plus m’a fait signe de m’asseoir. Elle a sorti de son sac une orange, l’a épluchée d’un seul ruban et m’en a donné la moitié. J’ai pensé à vous tout le temps que cette orange a duré.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The daughter',
    title: 'The purple pen',
    name: 'Hana',
    age: 16,
    gender: 'F',
    country: 'Canada',
    city: 'Kitchener',
    belief: 'Islam',
    body: `I am writing this in the back of my math binder, so please excuse the squares.

The day after, nobody in homeroom knew what to do with me. I’m the only girl in my grade who wears hijab. People kept giving me things. A granola bar. A purple pen. Somebody’s brother, who has never said one word to me, picked up my pencil case and then just stood there holding it.

I kept thinking you would have found it funny. I don’t know why. I never met you. But I think you and I might have rolled our eyes at each other across a cafeteria, and then maybe sat together.

I still have the pen. I only use it for things I mean, so I have used it for this.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'ur',
    recipient: 'The family',
    title: 'چائے ٹھنڈی ہو گئی',
    age: 34,
    gender: 'F',
    country: 'Canada',
    city: 'Mississauga',
    belief: 'Islam',
    body: `ہماری عمارت میں جمعے کی شام چار گھرانے مل کر چائے پیتے ہیں۔ کوئی سموسے لاتا ہے، کوئی رس، اور بچے لفٹ میں اوپر نیچے جا کر سب کی ناک میں دم کر دیتے ہیں۔

اُس ہفتے بھی ہم بیٹھے۔ بچوں کا شور نہیں تھا کیونکہ ہم میں سے کسی نے انہیں دروازے سے باہر نہیں جانے دیا تھا۔ پیالیاں بھری گئیں اور ویسے ہی رکھی رہیں، یہاں تک کہ ان پر بالائی کی جھلی جم گئی۔

پھر دروازے پر دستک ہوئی۔ اوپر کی منزل والی اطالوی خاتون، جو کبھی ہمارے ہاں نہیں آئی تھیں، بسکٹ کا ڈبہ لیے کھڑی تھیں۔ انہوں نے کہا، مجھے معلوم نہیں ایسے موقع پر آپ لوگ کیا کہتے ہیں۔ ہمیں بھی معلوم نہیں تھا۔ میں نے چولہا دوبارہ جلا دیا۔`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The son',
    title: 'My lizard and the green sled',
    name: 'Owen',
    age: 9,
    gender: 'M',
    country: 'Canada',
    city: 'Halifax',
    belief: 'Not Applicable',
    body: `Hi. My mom said I could write to you and that I don’t have to say anything about sad things.

I have a lizard. He is a leopard gecko and his name is Gary and he licks his own eyes. When I had a bad year I told Gary stuff, because he doesn’t say anything back. He just looks at you, or licks.

If you lived here you could come over and hold him. You have to sit on the floor in case he jumps. You have to wash your hands before and also after.

My mom asked if I wanted to add something and I said no, that’s the whole letter. But then I thought of one more thing. You can borrow my second best sled any time. It is the green one.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'ur',
    recipient: 'The daughter',
    title: 'حاضری کا رجسٹر',
    age: 61,
    gender: 'M',
    country: 'Pakistan',
    city: 'Karachi',
    belief: 'Islam',
    body: `بیٹی، میں چھتیس برس سے ریاضی پڑھا رہا ہوں۔ میری عینک موٹی ہے اور طالبات سمجھتی ہیں کہ مجھے پچھلی قطار نظر نہیں آتی۔ مجھے سب نظر آتا ہے۔ کون پرچی لکھ رہی ہے، کون کھڑکی سے باہر کوے گن رہی ہے، کون سوال حل کر کے بھی ہاتھ نہیں اٹھاتی۔

آپ کی خبر پڑھنے کے بعد اگلی صبح حاضری لیتے ہوئے میں ہر نام کے بعد ذرا سا رکا۔ لڑکیاں حیران ہوئیں۔ کسی نے دھیرے سے کہا، سر آج اتنا آہستہ کیوں پڑھ رہے ہیں؟

رجسٹر کے آخر میں ایک سطر خالی تھی۔ میں نے اس پر کچھ نہیں لکھا، بس پنسل سے ایک ہلکا سا نشان لگا دیا، جیسا ہم حاضر کے لیے لگاتے ہیں۔`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The mother',
    title: 'Ten past four',
    age: 43,
    gender: 'F',
    country: 'Canada',
    city: 'Toronto',
    belief: 'Agnostic',
    body: `Around ten past four in the morning a ward goes quiet in a way I have never managed to describe to anyone who works in daylight. That is when the mothers sleep, if they sleep. They do it sitting up, shoes on, one hand through the bed rail.

I am a nurse on a children’s floor. In June of that year I had a night with no emergencies and I spent it thinking of you. I folded flannel sheets that did not need folding.

I pictured you as one of the ones who learn our names and ask whether we have eaten. I don’t know if you were. In my mind I brought you tea and put a cardigan over the back of the chair.

At shift change a little boy’s mother woke up and asked if anything had happened in the night. All quiet, I said. I took longer than usual to leave.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'fr',
    recipient: 'The family',
    title: 'Les chaises de la maison',
    name: 'Samira',
    age: 45,
    gender: 'F',
    country: 'Canada',
    city: 'Ottawa',
    belief: 'Islam',
    body: `Chez nous, au ramadan, on met toujours une assiette de trop. Ma mère le faisait à Oran, je le fais à Ottawa. D’habitude elle sert à un étudiant, à une collègue, une fois au livreur, qui a mangé debout deux bols de chorba en gardant son casque.

Cette année-là, le ramadan était déjà fini quand la nouvelle est tombée. J’ai quand même sorti l’assiette. Mon plus jeune a regardé la table, puis il est allé chercher des chaises : celle du bureau, le tabouret de la salle de bain, le petit pliant du balcon. On ne pouvait plus circuler.

Nous avons mangé tard, serrés à un bout, sans beaucoup parler. Personne n’a demandé quand on rangerait. Les chaises sont restées là jusqu’au lundi.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'ur',
    recipient: 'The son',
    title: 'میری پیلی پتنگ',
    name: 'حمزہ',
    age: 10,
    gender: 'M',
    country: 'Canada',
    city: 'Brampton',
    belief: 'Islam',
    body: `السلام علیکم، میرا نام حمزہ ہے اور میں دس سال کا ہوں۔ اردو میں لکھنا نانا ابو نے سکھایا ہے، اس لیے اگر غلطیاں ہوں تو وہ نانا ابو کی ہیں۔

میرے پاس ایک پیلی پتنگ ہے جس کی دُم میں نے پرانے دوپٹے سے بنائی ہے۔ وہ سیدھی نہیں اڑتی، ہمیشہ بائیں طرف جاتی ہے۔ پارک میں سب ہنستے ہیں، مگر سب سے اونچی بھی وہی جاتی ہے۔

میں نے اس پر ایک چھوٹا سا ستارہ آپ کے لیے بنایا ہے۔ نیچے سے نظر نہیں آتا، صرف مجھے پتا ہے۔ جب کبھی آپ ملیں گے تو ڈور آپ پکڑنا۔ بھاگنے والا کام میں کر لوں گا۔

نانا ابو کہہ رہے ہیں کہ آخر میں سلام لکھنا نہ بھولنا۔ سلام۔`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The grandmother',
    title: 'From an old man in Bergen',
    name: 'Arne',
    age: 81,
    gender: 'M',
    country: 'Norway',
    city: 'Bergen',
    belief: 'Non-religious',
    body: `I am eighty-one and I have never been to Canada. My English is from the merchant ships, so forgive it.

My wife was the one who wrote letters in this house. She wrote to strangers: to a woman whose bakery had burned, to a schoolboy who lost a race on the television. I bought the stamps and said nothing. She has been gone three years. When I heard of you on the radio I waited, in a foolish way, for her to go to the desk.

So I have gone to the desk. Her glasses are still in the drawer. I can tell you that it is raining, that it rains here more than you would believe, and that the old lady downstairs has put wool socks on the radiator for every child in the stairway.

I think you and she would have talked about wool.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'fr',
    recipient: 'The daughter',
    title: 'Couloir quatre',
    age: 29,
    gender: 'F',
    country: 'Canada',
    city: 'Gatineau',
    belief: 'Agnostic',
    body: `Je suis sauveteuse à la piscine municipale. Le jeudi soir, c’est le bain des femmes. On tire les rideaux, on baisse la musique, et les filles arrivent par grappes avec leurs t-shirts longs et leurs fous rires.

Il y a quatre amies qui ne nagent pas vraiment. Elles s’accrochent au bord du couloir quatre et elles parlent. Je devrais leur demander de libérer le couloir. Je ne l’ai jamais fait.

Le jeudi qui a suivi la nouvelle, elles étaient là, accrochées, sans un mot. Je suis descendue de ma chaise et je me suis assise près d’elles, les pieds dans l’eau. Au bout d’un moment, l’une a dit : « Elle aurait pu être avec nous. »

Je n’ai pas sifflé la fin. Nous sommes restées vingt minutes de trop et le concierge a laissé les lumières allumées.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The father',
    title: 'Saturday eggs',
    age: 39,
    gender: 'M',
    country: 'Australia',
    city: 'Perth',
    belief: 'Islam',
    body: `Brother, I make the eggs on Saturdays. My wife sleeps and I let the kids put in whatever they like, which means that last week there were raisins.

I am not a man who says much. My father wasn’t either. The Saturday after I heard about you I stood there with the spatula and my daughter asked why I was crying on the pan. I said it was the onions. She said, Baba, there are no onions.

So I told her. Not all of it. I said there was a father like me, and a family like ours, and that they were gone and we would make dua for them. She thought about it. She asked what kind of eggs you made.

I said I didn’t know. She set out a plate anyway, a small one with a rabbit on it, and none of us moved it until lunch.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'ur',
    recipient: 'The father',
    title: 'ماسٹر جی کی الماری',
    age: 55,
    gender: 'M',
    country: 'Pakistan',
    city: 'Faisalabad',
    belief: 'Islam',
    body: `بھائی صاحب، میں درزی ہوں۔ باپ لوگ میری دکان پر سب سے آخر میں آتے ہیں۔ پہلے بچوں کے کپڑے، پھر گھر والی کے، پھر اماں کے، اور چاند رات کو خود ہانپتے ہوئے پہنچتے ہیں کہ ماسٹر جی، میرا بھی کچھ ہو جائے گا؟

میں ہر سال ناراض ہوتا ہوں اور ہر سال ایک دو جوڑے الگ سی کر رکھ لیتا ہوں، درمیانے ناپ کے، سفید۔ مجھے معلوم ہوتا ہے کہ کوئی نہ کوئی آئے گا۔

اس بار ایک جوڑا بچ گیا۔ شاگرد نے کہا، اگلے سال کام آ جائے گا۔ میں نے اسے استری کر کے کاغذ میں لپیٹا اور الماری کے اوپر والے خانے میں رکھ دیا۔ آپ کا ناپ مجھے معلوم نہیں، مگر لگتا ہے ٹھیک آتا۔`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The family',
    title: 'What my street did in June',
    age: 36,
    gender: 'F',
    country: 'Canada',
    city: 'London',
    belief: 'Islam',
    body: `I came to this city from Homs by way of Amman, with two suitcases and a boy of three. For the first two years I knew my street only by its doors. The green door had a dog. The white door had a wreath all year, even in July. The door with no number belonged to a man who mowed his lawn in very straight lines and never looked up.

I did not know you. I think I stood behind you once at the grocery, but there are many families, and I have probably invented it because I want to have stood there.

In that first week I stopped letting my son play in front. I kept the curtains shut and we made a game of it, a tent of blankets in the hall. On the third day there was a knock and I did not answer. When I looked, there was a pot of marigolds on the step with a card from the green door. It said only: We are at number nine. The dog is friendly.

By evening there were five things. A jar of soup. A ball. A loaf in a paper bag with a heart drawn on it, not a very good heart, and I learned later that the white door, a retired policeman, had drawn it himself.

The man with the straight lawn brought nothing. But on Friday, when I took my son’s hand to go to prayers, he was standing at the end of his drive in a jacket and tie. He said, “I’m going that way, if you’d like company.” He was not going that way. He came with us to the mosque, half a step behind, and said nothing except once, to tell my son the name of a bird.

He waited outside for an hour and ten minutes. It was hot. When we came out his tie was in his pocket and somebody had given him a samosa.

I wanted you to know, because you did not get to see it. I would give it all back, every pot and jar, to have you living a few streets away and me never meeting you. My son still says the bird when he sees it. It is a grackle.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'fr',
    recipient: 'The father',
    title: 'Les tomates du lot quinze',
    name: 'Réjean',
    age: 63,
    gender: 'M',
    country: 'Canada',
    city: 'Sherbrooke',
    belief: 'Christianity',
    body: `Bonjour monsieur,

J’ai un petit lot au jardin communautaire, le quatorze. Le quinze appartient à un papa qui vient du Pakistan. Pendant deux étés, on s’est parlé de limaces et de rien d’autre. Il a un accent, moi aussi, on se comprend en pointant du doigt.

Après la nouvelle, il n’est pas venu pendant dix jours. Ses plants se couchaient. J’ai mis des tuteurs, j’ai arrosé, j’ai enlevé les gourmands. Je ne savais pas si j’avais le droit de toucher à ses affaires.

Quand il est revenu, il a fait le tour de son lot en silence. Puis il m’a dit : « J’ai des enfants, moi aussi. » Et il a remis ses gants.

Je vous écris parce que je n’ai rien trouvé à lui répondre. J’ai dit que les tomates seraient tardives. Elles l’ont été. On les a mangées en septembre, debout, avec du sel.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'ur',
    recipient: 'The mother',
    title: 'ڈبے میں ایک پرچی',
    name: 'عائشہ',
    age: 41,
    gender: 'F',
    country: 'United States',
    city: 'Houston',
    belief: 'Islam',
    body: `بہن، صبح سات بجے میرے باورچی خانے میں افراتفری کا عالم ہوتا ہے۔ ایک کو پراٹھا چاہیے، دوسرے کو پراٹھے سے شرم آتی ہے کہ سکول میں سب سونگھتے ہیں، تیسرے کا موزہ گم ہے۔

میں سوچتی ہوں آپ کی صبح بھی ایسی ہی ہوتی ہو گی۔ آپ بھی ڈبے کا ڈھکن بند کرتے ہوئے آواز دیتی ہوں گی کہ پانی کی بوتل، پانی کی بوتل۔

جون کے بعد سے میں نے بچوں کے ڈبوں میں پرچی رکھنی شروع کی ہے۔ کوئی خاص بات نہیں لکھتی۔ کبھی لطیفہ، کبھی صرف تاریخ۔ بڑے بیٹے نے کہا، امی اب میں چھوٹا نہیں ہوں۔ کل اس کی میز صاف کرتے ہوئے دراز کھلی تو ساری پرچیاں وہاں رکھی تھیں، ترتیب سے۔`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The daughter',
    title: 'On the holds shelf',
    age: 0,
    gender: 'X',
    country: 'United Kingdom',
    city: 'Cardiff',
    belief: 'Secular',
    body: `I work at a public library, at the desk beside the young adult shelves. There is a chair there that everyone fights over because it is next to the only radiator that works.

Every few weeks a girl comes in, never the same girl, and reads the last page of a novel standing up before deciding whether to take it home. I used to do that. I never say anything to them.

The week I heard about you I put a book aside. It’s a good one, funny, with a horse in it. I printed a hold slip but did not know what to put on it, so I left the slip blank and tucked it in anyway.

The system has sent it back to the shelves twice, and twice I have gone and got it. My supervisor noticed. She moved it to the very end of the row, where it won’t be in anybody’s way.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'ur',
    recipient: 'The family',
    title: 'ایک مٹھی دانہ',
    name: 'یوسف',
    age: 84,
    gender: 'M',
    country: 'India',
    city: 'Hyderabad',
    belief: 'Islam',
    body: `عزیزو، میں حیدرآباد دکن کا رہنے والا ایک بوڑھا آدمی ہوں۔ چوراسی برس کی عمر میں سفر صرف چھت تک کا رہ گیا ہے، وہ بھی پوتے کا ہاتھ پکڑ کر۔

فجر کے بعد میں چھت پر کبوتروں کو دانہ ڈالتا ہوں۔ پوتے نے نقشے پر آپ کا شہر دکھایا اور بتایا کہ جب ہمارے ہاں صبح ہوتی ہے تو وہاں ابھی پچھلی شام چل رہی ہوتی ہے۔ یہ بات مجھے دیر تک عجیب لگی۔

اب دانہ ڈالتے وقت میں ایک مٹھی مغرب کی طرف پھینک دیتا ہوں۔ کبوتر تو کبوتر ہیں، سب اُدھر ہی دوڑتے ہیں۔ پھر میں بیٹھ کر آپ سب کے لیے پڑھتا ہوں، جتنا یاد ہے۔ جو بھول جاتا ہوں وہ اللہ کو یاد ہے۔`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'fr',
    recipient: 'The son',
    title: 'Un ballon presque neuf',
    name: 'Ilyes',
    age: 11,
    gender: 'M',
    country: 'Belgium',
    city: 'Liège',
    belief: 'Islam',
    body: `Salut,

J’ai onze ans et je suis gardien de but dans l’équipe B. Pas dans la A. On perd souvent mais on rigole bien.

Mon père m’a dit que tu habites au Canada et que des gens de partout pensent à toi. Moi, je pense à toi surtout pendant les corners, parce qu’il faut attendre et qu’on a le temps.

J’ai un ballon presque neuf. Avec mon cousin, on a décidé qu’il était à toi. On l’a mis en haut de l’armoire pour que personne ne joue avec, même pas nous, et c’est dur. Si tu viens un jour en Belgique, tu tireras les penaltys et je promets de plonger du mauvais côté au moins une fois.

Après, on ira manger des gaufres chez ma grand-mère. Elle en fait toujours trop.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The family',
    title: 'A stone from the lake',
    name: 'Miriam',
    age: 67,
    gender: 'F',
    country: 'Canada',
    city: 'Montreal',
    belief: 'Judaism',
    body: `In my family we bring stones, not flowers, and I never got a straight answer as to why. My grandfather said it was so the dead would know who had come. My mother said it was so the wind would not take the letters.

I picked yours at the lake where we rent a cottage. It took most of a morning. My grandson kept bringing me better ones, striped ones, sparkling ones, and I kept saying no, it should be plain, it should fit in a hand.

I could not travel that summer because of my hip, so a friend from the mosque near us took it. She carried it in a sock in her suitcase. When it was done she called to say that she had held it all the way from the gate, and it was warm by the time she set it down.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'ur',
    recipient: 'The grandmother',
    title: 'چنبیلی کا پودا',
    age: 66,
    gender: 'F',
    country: 'Canada',
    city: 'Toronto',
    belief: 'Christianity',
    body: `بہن جی، میں لاہور کے ایک مسیحی گھرانے میں پیدا ہوئی اور اب ٹورنٹو میں رہتی ہوں۔ یہاں آ کر پہلی چیز جو میں نے صرف اپنے لیے خریدی، وہ چنبیلی کا ایک گملا تھا۔

یہاں کی سردی میں وہ باہر نہیں رہ سکتی۔ اکتوبر میں گملا اندر آتا ہے، مئی میں باہر جاتا ہے، اور میری بہو کہتی ہے کہ اس پودے کے نخرے مجھ سے بھی زیادہ ہیں۔

اُس جون میں پہلی بار اس پر اتنے پھول آئے کہ میں نے گنے ہی نہیں۔ میں نے سوئی دھاگے سے ایک گجرا پرویا اور محلے کی مسجد کے دروازے پر ایک بزرگ خاتون کو دے دیا۔ انہوں نے پوچھا، کس کے لیے ہے؟ میں نے کہا، آپ پہن لیجیے۔ انہوں نے کلائی آگے کر دی۔`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'en',
    recipient: 'The mother',
    title: 'One box of mangoes',
    age: 72,
    gender: 'M',
    country: 'United States',
    city: 'Chicago',
    belief: 'Hinduism',
    body: `I keep a small grocery. In the mango weeks the mothers come early, before the boxes are even cut open, and they do not look at the fruit. They smell it. They put the whole face in the box. I have been forty years in this trade and I cannot tell a good one as quickly as they can.

They haggle with me in Urdu and I lose in Gujarati. Then they ask about my knee.

When I read about you I set one box aside, the best, from under the counter where I keep my own daughter’s. I had a thought that you would have pressed your thumb near the stem and told me, uncle, not these, not until Thursday.

On Thursday they were ready. I gave them out at the door, one to each person, until there were none. I said they were from a lady in Canada.`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'ur',
    recipient: 'The father',
    title: 'حجام کی دکان',
    age: 19,
    gender: 'M',
    country: 'Canada',
    city: 'London',
    belief: 'Islam',
    body: `میں یونیورسٹی میں پڑھتا ہوں اور شام کو اسی شہر میں ایک حجام کی دکان پر کام کرتا ہوں، جھاڑو لگاتا ہوں اور تولیے تہ کرتا ہوں۔ عید سے پہلے باپ اپنے بیٹوں کو لے کر آتے ہیں۔ چھوٹا اونچی کرسی پر بیٹھتا ہے، باپ ساتھ کھڑا ہو کر انگلیوں سے بتاتا ہے، بس اتنا، اس سے زیادہ نہیں۔

ہو سکتا ہے آپ بھی کبھی آئے ہوں۔ مجھے چہرے یاد نہیں رہتے کیونکہ میری نظر فرش پر ہوتی ہے۔

خبر کے بعد پہلی عید پر دکان بھری ہوئی تھی مگر شور نہیں تھا۔ ایک باپ اپنے بیٹے کے بال کٹتے دیکھ رہا تھا کہ اچانک منہ پھیر لیا۔ استاد نے قینچی روک دی، اسے پانی دیا، اور ہم سب نے تھوڑی دیر انتظار کیا۔ کسی کو جلدی نہیں تھی۔`,
  },
  {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    language: 'fr',
    recipient: 'The grandmother',
    title: 'Depuis Dakar',
    name: 'Aïssatou',
    age: 76,
    gender: 'F',
    country: 'Senegal',
    city: 'Dakar',
    belief: 'Islam',
    body: `Ma sœur,

C’est ma petite-fille qui écrit, moi je dicte. Elle me demande d’aller moins vite.

J’ai enterré un mari et deux frères, je connais le bruit que fait une maison après. Quand on m’a raconté pour les tiens, j’ai éteint la radio et j’ai demandé qu’on me sorte la grande bassine. J’ai préparé le lakh, la bouillie de mil avec le lait caillé, et on l’a portée aux enfants de la daara. Ils ont voulu savoir de qui venait ce repas. J’ai dit : d’une grand-mère. Cela leur a suffi.

Ici les premières pluies tardent et les chèvres se plaignent. Je te raconte cela parce qu’entre vieilles on ne parle pas que de chagrin. Ma petite-fille dit que la page est finie. Moi, je n’avais pas fini.`,
  },
];
