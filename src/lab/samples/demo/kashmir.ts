import type { SampleStory } from '../sample-story.ts';

export const kashmirStories: SampleStory[] = [
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'Picking saffron before sunrise',
    age: 34,
    gender: 'F',
    country: 'India',
    city: 'Pampore',
    belief: 'Islam',
    body: `For two weeks, at the end of October, the field behind our house is purple, and for the rest of the year it looks like a field where nothing was ever planted. Visitors don’t believe us.

You pick before the sun opens the flowers. Your back is bent, your fingers are wet and cold, and your mother-in-law, who is sixty-eight, is three rows ahead of you and singing. Then we sit around a sheet in the big room and pull out the red threads, three from each flower. My son asked how many flowers for one small box. We counted once. He gave up at nine hundred.

The crop is less every year. My husband talks of planting apples or building a shop. I say nothing. At night in those two weeks my fingers are yellow and everything I touch, the pillow, the light switch, the baby’s ear, is a little bit yellow too. In December I find the switch and think, I should clean that. I’ve thought so for eleven years.`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'The houseboat my father painted',
    age: 58,
    gender: 'M',
    country: 'India',
    city: 'Srinagar',
    body: `Our boat is called New Buckingham. I don’t know what the old Buckingham was. My grandfather had her built of cedar, with carved ceilings and a bath with feet, for English people who wanted to spend the summer on the lake, and ever since then we have lived in the small plain boat behind and looked after the beautiful boat in front.

Every spring my father painted her. Not all, there was no money for all. He painted the side that faced the water road, where guests come by shikara, and he painted it the same yellow each year, and the back he left. As a boy I was ashamed of this. I asked him what if somebody walks around? He said, son, it’s a boat.

I remember full years. A family from Holland with four red-haired boys who fell in the lake one after the other, like ducks. A professor who stayed a month and talked only to the kingfisher. My mother learned to make custard. My father had a visitors’ book and he used to read it aloud in the evening like scripture: “Most comfortable. Will return.”

Then came the years when nobody returned. I will not go through them. There was one whole year in which the book has two entries, and one is from a man who came to read the meter. My father went on putting fresh flowers in the front room every second day. He’d dust the chairs. He would sit on the steps at four with his cap on. In spring he mixed the yellow.

One April he was too weak and I did it for him. He sat in the shikara with a blanket and directed me. Left. You’ve missed a bit. When I had finished the side, there was paint left over in the tin, more than usual, because I am mean with a brush. I looked at him. I took the tin and went round to the back, where nobody sees, and painted as far as it went, which was about two metres.

He didn’t say anything. He had the boy row him round there afterwards. He stayed for some time.

People come again now, some years, some months. They photograph the front. I’ve never done the rest of the back. There are just those two metres, near our kitchen, and my wife hangs the spoons there.`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'I got engaged and could not tell her',
    name: 'Sabreen',
    age: 29,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Bradford',
    belief: 'Islam',
    body: `In August 2019 the phones in the valley went off. On the ninth of August I got engaged, in my parents’ front room in Bradford, and the one person I wanted to ring was my nani in Baramulla, who’d been praying for it, loudly, since I was about twelve.

I rang anyway. I rang every day. You get a recorded lady. After a while I knew her breathing.

I told the recorded lady about the ring. I told her his name and what he does, and that he can’t eat chillies. I’d started it as a joke, for my sister, and then I was doing it in the car on my own. My nani had been told by then, as it turns out. A man from her village had flown to Delhi, seen it on my cousin’s phone, flown back, and gone and stood in her yard and shouted it.

When the line came back she picked up on the first ring. I said, Nani, I’m engaged. She said, “I know. What’s this about chillies?”`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'A shawl for the wrong season',
    age: 26,
    gender: 'F',
    country: 'Canada',
    body: `My grandmother’s pashmina came to me in July, in a heat wave, in a biscuit tin. I was in shorts. It weighs about as much as a letter and I sat on the floor of my apartment with it round my shoulders, sweating, because I couldn’t take it off.

There’s a darn near one corner. You can’t see it. You have to find it with your thumb. She told me when I was little that a man called a rafugar had mended it, and that he pulled threads out of the shawl’s own edge to do it, so that it would be healed with itself. I’ve looked for that man’s work with a magnifying glass. I can only find it with my eyes closed.

I wear it on the GO train in January. Once a woman across the aisle, about sixty, in a parka, leaned over and took the edge between two fingers without asking. She rubbed it. She said, in Kashmiri, “Whose are you?” I told her the name of the neighbourhood. We talked until Union, and she missed her stop.`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'Eleven hundred boxes of apples',
    age: 19,
    gender: 'M',
    country: 'India',
    city: 'Sopore',
    body: `When I was thirteen the road to the plains was closed in the picking season and the trucks could not go. We had eleven hundred boxes under the trees. My father walked along them every evening, sniffing. An apple tells you when it’s had enough.

So we tried to eat them. I am serious. My mother dried them, boiled them, put them in the mutton. We gave them to the school, to the mosque, to the soldiers’ mules. My sister built a house of them and sat in it. We had visitors and before they sat down they would say, please, anything but apples.

I was supposed to hate them after that. Instead I am in my first year of horticulture. I’m learning about cold storage. I fell asleep in the lecture on packing, and when the teacher asked me what was so boring I told him, “Sir, I have lived inside a box.”`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'The samovar next door',
    name: 'Usha',
    age: 66,
    gender: 'F',
    country: 'India',
    city: 'Pune',
    belief: 'Hinduism',
    body: `We left Srinagar in the winter of 1990, at night, as many Pandit families did. I was a young bride. My mother-in-law locked the house with three locks and gave nothing to anyone, because giving your things to the neighbours would have meant that we were really going. We told ourselves it was for two months. We took our winter clothes, and it was forty degrees in the room in Jammu.

What I missed was foolish. I missed the samovar, a copper one with a dent where my husband as a boy had used it for a cricket stump. In Jammu we made kahwa in a saucepan, and my father-in-law drank it, put down the cup and said, thank you, that was hot water.

Years went. The house was damaged, then sold, to somebody, through somebody. My father-in-law died in Pune, speaking of the temperature of the river. I raised two children who understand Kashmiri and answer in English.

In 2011 I went back with my daughter for five days, as tourists. We stayed in a hotel. I hadn’t meant to go to the lane at all but my feet went. I didn’t know the house; it had a new face. I was standing there like a fool with my handbag when the next door opened, and an old woman came out with a broom. It was Haleema. She had been thirty-five, with a plait to her waist. She looked and looked at me. Then she said, in the voice you’d use to a child who is late from school, “Where were you?”

She took us in. She would not let me speak until we’d eaten. Then she went to the cupboard and brought something in a pillowcase. She told me that the winter after we left, before the house was broken into, she’d sent her boy over the wall, because she could not stand to think of its being used by strangers who wouldn’t know to tip it. She had cleaned it every Eid for twenty-one years. She’d never made tea in it. It wasn’t hers.

We made tea in it. It leaked a little at the tap. My daughter asked why the two of us were laughing, and neither could tell her. I brought it home to Pune as hand luggage. They made me open it at the airport, and the officer knocked on the dent and asked how that had happened.`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: "My grandfather's fire pot",
    age: 10,
    gender: 'M',
    country: 'Canada',
    city: 'Ajax',
    body: `My grandfather has a kangri. It’s a basket with a clay pot in it, and you put hot coals in the pot and hold it under your coat. He brought it from Kashmir. He isn’t allowed to light it in our house because of insurance.

So he holds it with no fire in it when he watches TV. I put my hot water bottle in it for him. It fits! He said it was a Canadian kangri.`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'Pink tea with salt in it',
    name: 'Maryam',
    age: 12,
    gender: 'F',
    country: 'United Kingdom',
    body: `At my house tea is pink and it has salt in it. I didn’t know that was strange until Ellie came for a sleepover and took a big gulp and went completely still.

My mum was so embarrassed. But my dadi, who doesn’t speak English, just patted Ellie’s cheek, tore up some bread, dropped it in her cup and gave her a spoon. Ellie ate it like cereal. She had two.

Dadi says you have to pour it from high up lots of times until it goes pink. She does it standing on the back step so that it doesn’t splash the kitchen. In Kashmir she used to do it at the window, and her friend across the lane would be doing it at hers. She says they raced.`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'My aunt on the other bank',
    age: 49,
    gender: 'M',
    country: 'Pakistan',
    city: 'Muzaffarabad',
    belief: 'Islam',
    body: `There is a village up the Neelum where the river is the line. It’s not wide. On a quiet morning, if the water is low, you can hear a dog bark on the other side, and somebody telling it to stop. My mother was born over there. She crossed in 1965 with a husband and a hen, to live for one year with his people, and the year never finished. Her sister Zoona stayed.

When I was a boy we went up every summer, eleven hours on a bad bus, and stood on the stones. My mother wore red so she could be found. Zoona wore a yellow scarf. They couldn’t talk, the river was too loud, so they had a language. A child lifted in the air meant: a new one. Two arms crossed on the chest: someone has died; then you counted on your fingers, for which of the brothers. A pot held upside down: bad harvest. Once Zoona danced, a short fat woman by herself on a rock, and for a year we argued about what that meant. My mother said a wedding. My father said a wasp.

Later it wasn’t safe to go, for a long time, and we didn’t. Then it was quieter and we went again, and we looked for the yellow scarf among the people there. She was on the same rock. My mother had shrunk and so had she. I’d brought binoculars. I offered them, and my mother pushed them away. She said it would be rude, to look at her face and not be able to greet it.

There was a bus for divided families, for some years. We filled in the form four times. The fourth time they were both on the list, and then the bus was stopped.

My mother died in her bed in 2018. I went up alone. I didn’t know how I’d do it. I stood on the stones in her red shawl, a man with a grey beard, so that I would be found, and when the yellow scarf came I crossed my arms on my chest. I did not need to count on my fingers.

She sat down. After a while she got up again and held out both her hands in front of her, palms up, and moved them a little, up and down. We didn’t have that sign. I have asked everyone. My daughter, who was only small when I told her, said: she was holding the other end of something.`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'Cricket on the frozen lake',
    name: 'Tariq',
    age: 37,
    gender: 'M',
    country: 'Canada',
    city: 'Edmonton',
    body: `My father played cricket on Dal Lake the winter it froze hard, and I grew up on that story. The ball slid for ever. A fielder chased it halfway to the gardens and came back after lunch. A jeep drove past fine leg.

So when I moved to Edmonton and saw a frozen lake with grown men sitting on it on purpose, I bought a tape ball. There were five of us Kashmiris, plus a Sri Lankan who had never been so cold, and a Cree guy named Dallas who’d come over from his fishing hole to ask what on earth we were doing. We put in his thermos as the wicket. He bowled. He took out the thermos first ball, and three of us, and then explained that he pitched softball.

I held up the phone so that my father could see. It was half past two in the morning in Srinagar. He watched without a word, and then he said, “Tell them the ice by the reeds is always thin.” We hadn’t any reeds. I told them anyhow.`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: "The walnut carver's thumb",
    age: 0,
    gender: 'F',
    country: 'United States',
    body: `My father carved walnut wood: trays, screens, boxes with a chinar leaf on the lid. His right thumb was flat like a spoon from pushing the chisel. When he held my hand to cross the road, that’s what I felt.

I teach high school in Ohio now. My students have a game of asking me things to use up the hour, and a boy asked me what was the oldest thing that I own. I brought in a box. It’s small and not his best. There is a leaf on it, and one of the leaf’s points is missing, because that was the afternoon the news came that my brother had passed his exams, and his hand jumped.

He wanted to throw it away. My mother took it for her pins.

The boy turned it over and over, and then I saw him put his own thumb in the place by the hinge where the wood is worn. I’ve had that box for nineteen years. I had thought it was worn from opening.`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'I took a train to fill in a form',
    name: 'Junaid',
    age: 24,
    gender: 'M',
    country: 'Germany',
    body: `There was no internet in the valley that winter and my application for university had to be in by midnight. You could get a signal over the pass in Banihal. So I took the early train with my certificates in a plastic bag inside another plastic bag.

The whole train was doing the same. There was a girl with a medical entrance form, a man who wanted to pay his electricity bill, and an old carpet dealer who only wished to see a picture of his grandson in Texas. We ran, literally, from the station to the café. It had four computers and a line down the stairs. The owner had hung up a sign: ten minutes, no videos, no crying.

My password had expired. I had to prove that I was not a robot, by clicking on pictures of buses. With two minutes left the carpet dealer, who was next, said take mine, the boy will still be a baby.

I study mechanical engineering here. The internet is quite slow in my building and people complain. I go and make tea.`,
  },
  {
    campaign: 'kashmir',
    category: 'KASHMIR',
    language: 'en',
    title: 'Lotus stems in aisle six',
    gender: 'F',
    country: 'Canada',
    city: 'Surrey',
    body: `In Srinagar a man came by in a boat with nadru, lotus stems, still muddy, tied in a bundle with a reed. My mother bargained with him from the window. She let down a basket on a rope and he said the price was an insult and put them in.

In Surrey they are in aisle six, frozen, cut in rounds, in a bag that says PRODUCT OF somewhere else. When I found them I stood in front of that freezer with the door open until it began to beep. My son, who was eleven, said Mum, everyone’s looking.

I cooked them with yoghurt, the way she did. They were not right. They had no mud. I can’t explain this to anyone, that you want it to have been in mud.

My son ate two plates. He held one up to the lamp and looked at me through the holes. When I was little I used to do the same at the same moment in the meal. I’d forgotten it until there was an eye.`,
  },
];
