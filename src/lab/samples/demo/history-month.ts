import type { SampleStory } from '../sample-story.ts';

export const historyMonthStories: SampleStory[] = [
  {
    campaign: 'general',
    category: 'ISLAMIC_HISTORY_MONTH',
    language: 'en',
    title: 'The astrolabe behind the glass',
    name: 'Zain',
    age: 15,
    gender: 'M',
    country: 'Canada',
    city: 'Toronto',
    belief: 'Islam',
    body: `On the class trip we had a worksheet and I was already done, because I’d copied it. So I was just standing there in front of a brass thing like a big pocket watch, and I saw a word on it I could read.

I’ve had Arabic on Saturdays since I was six and I complain about it every single week. I had never in my life used it for anything. And there on the rim, tiny, was “north”, and then “Makkah”, and “Baghdad”, and I was reading it out loud without noticing.

Mr. D from science came up behind me and said, “You can read that?” In three years he’d never asked me anything except where was my homework. He called the others over. I did the whole rim, slowly. There was one word I didn’t know, and I took a picture of it for my Saturday teacher. She was so happy she forgot to give us the dictation.`,
  },
  {
    campaign: 'general',
    category: 'ISLAMIC_HISTORY_MONTH',
    language: 'en',
    title: "Grandmother's ink pot was a jam jar",
    name: 'Elif',
    age: 34,
    gender: 'F',
    country: 'Turkey',
    belief: 'Islam',
    body: `My grandmother was a calligrapher, but nobody called her one. She was a farmer’s wife who had been taught to write by an uncle and practised at night. Her ink pot was a jam jar with a wad of raw silk in it, so the pen wouldn’t take too much. She made the ink from lamp soot. The soot was from our own lamp.

I restore paper in a museum now. A proper ink pot came in last spring, silver, three hundred years old, with a hinge. I had to clean it. I put on my gloves and opened the lid, and inside there was still some of the silk, stiff and black. It smelled of the jam jar.

My colleague asked if I was all right. I said it was dust.

I have one page of hers. She wrote the same letter sixty times, row after row, the “vav” with its little round head. The last three are very good. Beside them she noted the price of a calf.`,
  },
  {
    campaign: 'general',
    category: 'ISLAMIC_HISTORY_MONTH',
    language: 'en',
    title: 'I guard the room with the blue bowl',
    name: 'Abdi',
    age: 57,
    gender: 'M',
    country: 'United Kingdom',
    city: 'London',
    belief: 'Islam',
    body: `I’ve been a museum guard for nineteen years, seven of them in the Islamic gallery. People think they gave me that room because of my name. In fact it was because of my knees. It has the good chair.

In Mogadishu I taught chemistry. Here I say: please don’t lean on the glass. I was angry about it for a long time, quietly, in the good chair. I looked at the visitors’ shoes and did not look in the cases at all. Why should I? They had nothing to do with me. I was paid to look at the people.

There’s a bowl. It is by the second window, blue and white, about eight hundred years old, and it has been broken and put together with the cracks showing. One morning, before opening, the sun came in low and I saw that on the bottom, on the inside, where there’d have been soup, somebody had painted a hare. It was a fat one, running, looking over its shoulder. I laughed in the empty room. Eight hundred years ago someone had thought about a child who doesn’t want to finish his soup.

After that I began reading the labels. I read them all, in order, which took me until spring. I learned that the white glaze has tin in it. I know tin! I’ve made pupils recite its melting point. I went back over the room as a chemist: cobalt for this blue, copper for that green, iron for black. The gold sheen on the big dish is silver and copper and a kiln starved of air, and to do that without a thermometer you need to be either very clever or very brave. I would have passed that potter with distinction.

Now when school groups come in and the teacher’s voice is going, I get up. I’m not supposed to. I ask, “Who wants to know how to make something gold with no gold in it?” They always want to know. I bend down by the second window, with my knees, and I show them the hare last.

In October a girl with two plaits looked at it for a long time, and then up at me, the badge, the tie. “Did you make it?” she asked. I told her no, I only look after it. She nodded as though those were the two jobs there are.`,
  },
  {
    campaign: 'general',
    category: 'ISLAMIC_HISTORY_MONTH',
    language: 'en',
    title: 'The lady with the telescope on our wall',
    age: 12,
    gender: 'F',
    country: 'Canada',
    city: 'Moncton',
    belief: 'Islam',
    body: `In October our librarian puts up posters. One of them shows a woman in a headscarf standing next to a telescope as big as a bus. She’s a scientist who is alive right now. She has her hand on it like it’s her horse.

I’m the only one in my grade who wears hijab. People aren’t mean. They just sometimes talk to me a bit slowly. When that poster went up, Mason from my table looked at it, and looked at me, and asked, “Do you know how those work?”

I didn’t. But I said yes. So then I had to go home and find out, and it took the entire weekend, and there are mirrors. On Monday I explained it to him. He asked three more questions. I am now in the astronomy club by accident.`,
  },
  {
    campaign: 'general',
    category: 'ISLAMIC_HISTORY_MONTH',
    language: 'en',
    title: 'She taught me to cut a star',
    name: 'Ghita',
    age: 28,
    gender: 'F',
    country: 'Morocco',
    city: 'Fez',
    belief: 'Islam',
    body: `In the tile workshop the women painted and the men cut. That was how it had always been, people said, and they said it with their backs turned, chipping. The exception was a woman of seventy who sat at the end of the bench with a hammer as heavy as my head. Her father had had no sons and bad eyes.

I asked her for a year. She told me that I had pianist’s wrists. In the end she gave me a hammer and a heap of broken green tile and said, bring me one star, eight points, all equal. I brought her sixty-three. She looked at each one and dropped it in the bucket. It makes a particular sound.

The sixty-fourth she put in her apron pocket without a word.

Last winter we repaired a fountain in an old school, and when we lifted a panel we found the cutters’ marks scratched on the back, where nobody would see them for centuries. Before our own panel went on, she handed me the nail. I’d never thought about what my mark would be. I was so long about it that the plaster began to set.`,
  },
  {
    campaign: 'general',
    category: 'ISLAMIC_HISTORY_MONTH',
    language: 'en',
    title: 'I built a water clock out of bottles',
    age: 11,
    gender: 'M',
    country: 'Malaysia',
    belief: 'Not Applicable',
    body: `At the museum there was a model of an old water clock. It had an elephant and a man with a drum, and it worked with no battery. I asked my father if we could make one. He said yes before he knew how long it would take.

We used six bottles, a ping pong ball and a spoon. The spoon is meant to hit a pot every ten minutes. First it was every two minutes, then it was never. Then it was at 3 a.m. and my mother came out with a broom.

Now it is quite good. It loses four minutes a day. My father says so does he.`,
  },
  {
    campaign: 'general',
    category: 'ISLAMIC_HISTORY_MONTH',
    language: 'en',
    title: 'The professor who kept my failed sample',
    age: 31,
    gender: 'F',
    country: 'Germany',
    city: 'Dresden',
    belief: 'Islam',
    body: `The first woman I ever saw running a laboratory ran it in slippers. She was a professor of materials chemistry in Alexandria, a small person with a big scarf pinned at the back like a surgeon’s, and at the door she changed her shoes for brown felt slippers, because, she said, one thinks better without heels.

I was twenty and I’d come because of my marks, not from love. I wanted a certificate with a gold edge. She gave me a furnace. The task was to make a thin clear film on glass, and it came out cloudy. I did it again and it was cloudy. I did it all autumn. The other students had graphs. I had a drawer of little foggy windows, and I used to throw them in the bin on Thursdays so that I could start the week with a clean drawer.

In January I told her I wished to change to pharmacy. She listened to me. Then she went to the cupboard behind her desk and brought out a shoe box. It was all there: my films, every one, in paper envelopes, with the date and the temperature and the weather in her handwriting. She’d been taking them out of the bin. “You have made a very good study of humidity,” she told me. “It would have been a pity not to write it down.”

We laid them in order on the windowsill. You could see it. They were foggiest when the wind came from the sea. I sat on the floor with my back against the furnace, which was warm, and I laughed and was furious, and she made tea in a beaker that was only for tea.

It became my thesis. It is a modest one. It’s been cited nine times, four of those by me.

I work in Dresden now, in a clean room, dressed like an astronaut, with a machine that controls the humidity to a decimal. I have two students of my own. In October the university asked me to say something, for a display, about a woman in science who influenced me, and they wanted a photograph of her. I haven’t got one. She hated cameras. I sent them a picture of my bottom drawer. In it are thirty-one envelopes, none of them mine, and a pair of felt slippers, size 36, that I bought for the students to laugh at and that I’ve begun to wear.`,
  },
  {
    campaign: 'general',
    category: 'ISLAMIC_HISTORY_MONTH',
    language: 'en',
    title: 'A compass in the basement',
    age: 0,
    gender: 'F',
    country: 'Canada',
    belief: 'Agnostic',
    body: `I catalogue things. Our museum is a small one and its basement is mostly butter churns, so when I opened a box marked MISC. NAUTICAL and found a brass disc, the size of a cookie, with a needle and a ring of towns in a script I couldn’t read, I did what I do. I measured it, weighed it, and wrote: compass, origin unknown.

The custodian, Mr. Rahim, was changing a bulb. I had known him for eight years. We talked about hockey and salt for the steps. He looked down from the ladder and said, “That’s not for ships.”

He came down and wiped his hands on his trousers, twice. He didn’t touch it, he just pointed. You found your town on the ring, he told me, and lined it up, and it gave you the direction to pray. His grandfather in Herat had one with a lid. As a boy he used to be sent to fetch it when there was a guest, and he had to carry it flat with both hands like a bowl of water.

I asked if he’d read me the towns. He got through about thirty. With some of them he stopped and told me something: melons, a bridge, an aunt. I typed as fast as I could. It is the longest entry in our database, longer than the one for the steam engine, and I have checked every town since, on three maps, and he had missed none of them.

I’m not a believer in anything much, apart from acid-free tissue. But I noticed that we had both been standing crooked. The needle had settled, and without saying anything he had turned himself a little to line up with it, and I’d turned to go on facing him.

It’s on display now, upstairs, first case on the right. On the label under the date there is a line that says: identified by. The board wanted to know his credentials. I put down grandson. He brought his wife to see it on a Sunday, in his good coat, and he paid for both tickets, though I had left word at the desk that he must not be allowed to.`,
  },
  {
    campaign: 'general',
    category: 'ISLAMIC_HISTORY_MONTH',
    language: 'en',
    title: 'Geometry homework in Granada',
    age: 39,
    gender: 'F',
    country: 'Spain',
    city: 'Granada',
    belief: 'Non-religious',
    body: `I teach maths to fourteen-year-olds who live within sight of the Alhambra and have mostly never gone in, because it’s for tourists and there’s a queue. One year I took them with a sheet of tracing paper each and a single instruction: find a pattern and tell me how it stops.

They were gone for an hour. They came back furious. It doesn’t stop, they said. It goes behind the door frame.

A boy named Ilyas, whose mother cleans hotel rooms, hadn’t traced anything. He had sat on the floor opposite one wall. He told me he’d found the mistake. I said there was no mistake. He walked me over and showed me, low down in a corner: one tile turned a sixth of the way round. Someone’s hand had slipped, or someone had been tired, or it was a joke.

I have been in that room perhaps two hundred times. I gave him ten out of ten. He studies architecture now, and when he’s home he sends me a photograph of the corner, to let me know it is still wrong.`,
  },
];
