import type { SampleStory } from '../sample-story.ts';

export const sikhStories: SampleStory[] = [
  {
    campaign: 'general',
    category: 'SIKH',
    language: 'en',
    title: 'The dish pit on Sunday',
    name: 'Hamza',
    age: 20,
    gender: 'M',
    country: 'Canada',
    city: 'Brampton',
    belief: 'Islam',
    body: `In my first year I was living on instant noodles and the free mints at the bank. My roommate Gurdeep noticed, and he said to come with him to the gurdwara on Sunday, you sit down on the floor, they feed you, no one asks why.

I went. I covered my head with an orange cloth from a bin. I had dal, roti, kheer, then more roti, because the man with the basket wouldn’t walk past. I ate so much I was embarrassed, and I asked Gurdeep where you pay.

He took me to the back. There’s a steel trough as long as a bus and a line of people washing plates: an old man with a white beard, a girl with braces, a guy in a dentist’s jacket. “Here,” he said.

That was three years ago. I have a part-time job now and I can cook. I still go for the dishes most Sundays. The old man washes, I rinse, and he’s very particular. He holds each plate up to the light and if there’s a speck on it he gives it back to me and says, in Punjabi, the same thing my own grandfather used to say: “Who are you hurrying for?”`,
  },
  {
    campaign: 'general',
    category: 'SIKH',
    language: 'en',
    title: 'Five metres of the same blue',
    age: 52,
    gender: 'M',
    country: 'United Kingdom',
    city: 'Southall',
    belief: 'Sikhism',
    body: `I sell turban cloth. Full voile, rubia, eighty-odd colours on the wall. My shop’s next door to a tailor, and opposite a lady who does scarves, Mrs. A, who’s from Lahore and has a tongue on her.

For years we had a cold war over navy. Customers would buy a navy turban from me and then the wife’s friend wanted a scarf to match, and hers was never quite mine. She told me that mine was purple. I told her hers was black and she ought to get her lights seen to.

Then one day a lad came in, seventeen, just started tying. With him was a girl in hijab, his lab partner or something, it wasn’t my business. They’d got through to some national science final and they wanted to match for the photo. The same bolt, they said, or it would show.

I cut five metres for him. She needed two. It was the end of the roll and we were forty centimetres short.

I stood there with my scissors. Then I crossed the road, in the rain, to ask Mrs. A for a bit of her navy. She held the two pieces against each other under her lamp for a good while.

“They’re the same,” she said, disgusted.`,
  },
  {
    campaign: 'general',
    category: 'SIKH',
    language: 'en',
    title: 'The trunk under the stairs',
    name: 'Jaswant',
    age: 88,
    gender: 'M',
    country: 'India',
    city: 'Ludhiana',
    belief: 'Sikhism',
    body: `I was ten when my father brought the trunk in from next door. It was tin, painted green, with roses. He and Karim Bakhsh carried it between them at night, and I held the lantern. “It’s only for some weeks,” said Karim Bakhsh. He was a schoolmaster. He tied a string round it, though it had a lock, and he gave my father the key, and my father gave it back to him. They did that a few times. It was like two men at a door, each saying after you.

In the morning their house was open and there was a hen walking about in it.

I won’t speak of that year. Everyone my age has that year and they can keep it.

The trunk went under the stairs. My mother put a cloth over it. When we were short of money, and we were very short, people told my father to open it, there might be silver in there. He would say, “It isn’t mine to be poor with.” He wrote letters to Lahore, to the school board, to a cousin in the railways. When he was dying he made me say the name back to him: Karim Bakhsh, master, mathematics, three daughters.

I had it for fifty years after him. I painted it twice. My sons made jokes about it; my grandson put it on the computer. A photograph of the trunk, the roses, the string. I told him he was a fool.

It took four months. A lady wrote from Faisalabad. She was seventy-nine, the youngest of the three. She didn’t ask about silver. She asked, “Is there a knot in the string like a figure eight? My father tied everything that way.”

She couldn’t get a visa and nor could I, so we did it with the telephone propped up on a brick. She had the key. Of course she had the key! It was on a nail in her kitchen. But it was there and the lock was here, so she held it up to the camera and turned it in the air, and I cut the lock at the same moment with a saw.

There were exam papers in it. Just that. Arithmetic, class six, 1947, forty-one boys, corrected in red up to about the middle of the pile. He’d meant to come back and finish.

I went through them slowly, showing her each one. The eleventh was mine. I’d got seven out of ten.

“He was strict,” she said. “That’s good, for him.”`,
  },
  {
    campaign: 'general',
    category: 'SIKH',
    language: 'en',
    title: 'Me and Harnoor',
    age: 8,
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    body: `Harnoor is my best friend. He has long hair in a bun under his patka and I have long hair under my hijab. Nobody at school has seen our hair but we measured it on the phone with our moms.

He wins. His goes to his knees. Mine only goes to my elbow.`,
  },
  {
    campaign: 'general',
    category: 'SIKH',
    language: 'en',
    title: 'Channel 19 past Wawa',
    name: 'Farooq',
    age: 44,
    gender: 'M',
    country: 'Canada',
    belief: 'Islam',
    body: `If you drive the top of Lake Superior in winter you’ll see who is moving this country’s groceries. It’s Punjabis. Half of us are from one side of the line and half are from the other. On the radio you can’t tell until someone swears.

I was hauling yogurt, Mississauga to Winnipeg. Past Wawa it began to snow sideways. There was a truck a kilometre or so ahead of me, and the driver had been keeping everyone awake on 19 by singing. Old film songs. He knew only the first verse of each, and then he’d say, “and so on,” and start another one.

After midnight they closed the highway in front and behind. There were eleven trucks in a row on the shoulder, with nothing but spruce. It went to minus thirty-three. About three in the morning my bunk heater quit. I put on everything I owned. I had four hundred cases of yogurt and not a spark. I got on the radio and I said, not wanting to make a fuss about it, that I was getting a bit cold.

“Which one are you?” said the singer.

“White Volvo. Number six, I think.”

“Flash.”

I flashed. In ten minutes there was a bang on my door. It was a man of about sixty with ice in his beard, a saffron turban and a snowmobile suit. He was furious. “A bit cold!” he said. He walked me down the line by the sleeve.

His name was Balbir. In his cab it was like July. There was a picture of Guru Nanak on the dash with a little string of lights, and a hot plate, and on the hot plate was a pot. He’d been a cook in the army, he told me. Wherever he stopped, he made too much, he couldn’t do it any other way. By four he’d had me on the radio calling the others, and they came two at a time, stamping, with their own mugs: a Somali, a fellow from Gaspé, three boys from Jalandhar, a Mennonite.

Around six I asked him which way was northeast, more or less. He thought, got out a compass, cleared the bunk, and turned his shoes to face the other way. He switched off the music. He went on stirring very quietly until I’d finished.

The plow came through at ten. I still run that road. When the radio’s dead I press the button and I sing one verse of something, and I say, “and so on,” and I wait.`,
  },
  {
    campaign: 'general',
    category: 'SIKH',
    language: 'en',
    title: 'Three hundred and no goat',
    age: 57,
    gender: 'F',
    country: 'Kenya',
    city: 'Kisumu',
    belief: 'Islam',
    body: `My daughter’s wedding tent blew into the lake. I’m not exaggerating. There was a storm on the Thursday night, and on Friday morning the tent man came to my gate with his hat in his hands and told me it was at the bottom, near the fishing jetty. The nikah was on Saturday at four. I had three hundred people coming, some from Mwanza, some already on the bus.

I sat down on the step. I own a stationery shop and I’m known for being organised.

My neighbour Manjit was hanging out her washing. We have shared a wall for twenty-two years, and a mango tree, which is on her side but leans. She’d heard the tent man. Everyone had. She took the pegs out of her mouth. “How big is it, three hundred?” she asked. “We do five on Vaisakhi.”

By noon the committee of the gurdwara had met, with two of them on the telephone, and we could have the langar hall. It’s a fine big room with fans. There were some conditions, and she told me them gently, counting on her fingers. Shoes off; we were used to that. Heads covered; likewise. No tobacco. Then she stopped, and held on to the fourth finger. “And no meat, Zuleikha. Not in that kitchen.”

I’d ordered six goats. You have to understand that on the coast, where my people come from, a wedding pilau without goat is a rumour. My sister-in-law said she’d sooner be drowned with the tent.

I gave the goats to the children’s home. I went in at five the next morning with my aunts, and Manjit was there already with fourteen women, and pots you could bathe in. They knew quantities. We knew pilau. There was a great deal of tasting and a certain amount of shouting. They thought we were mad with the cinnamon. One very old lady in white, Biji, who had no teeth, kept adding ghee whenever my aunt turned her back.

It had potatoes in it, peas, cashews and fried onions as dark as tobacco. It was served from buckets, in rows, on the floor, to all alike: to the qadi, to the bus driver, to my sister-in-law.

She had three plates. She’s never admitted it. But this year when her own son married, in a hotel, with goats, I saw her go round to the kitchen door and ask the chef, in a low voice, if by any chance he knew how to do the one with the potatoes.`,
  },
];
