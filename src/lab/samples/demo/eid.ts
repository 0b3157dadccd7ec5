import type { SampleStory } from '../sample-story.ts';

export const eidStories: SampleStory[] = [
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'Two Eids in one house',
    name: 'Nadia',
    age: 37,
    gender: 'F',
    country: 'Canada',
    city: 'Windsor',
    belief: 'Islam',
    body: `My parents’ mosque follows the sighting and my in-laws’ mosque follows the calculation, and for two years running they came out on different days. We have a duplex. My parents live up and my in-laws live down, and the children live on the stairs.

So on the Saturday it was Eid on the ground floor. There was vermicelli and new clothes and my father-in-law giving out five-dollar bills. Upstairs it was the last day of Ramadan and my mother was fasting with all the windows open so as not to smell the ghee.

My son, who was six, worked out that if he timed it properly he could have Eid twice. What worried him was the middle. He sat on the landing on Saturday night in his gold waistcoat, with a piece of barfi in his hand, and called up, “Nani, am I allowed to eat this here, or is it still Ramadan on this step?”

There was a silence from upstairs. Then my mother said to come up one more, and eat it there with her, she’d hold his plate.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'Squeaky shoes',
    age: 8,
    gender: 'F',
    country: 'Pakistan',
    belief: 'Islam',
    body: `My Eid shoes were silver and they squeaked. They squeaked so much that my cousins could always find me in hide and seek.

So I took them off and put them behind the water cooler and hid in the other room. They looked behind the water cooler for a long time. I won.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'Prayer on the blue line',
    age: 46,
    gender: 'M',
    country: 'Canada',
    city: 'Sudbury',
    belief: 'Islam',
    body: `We outgrew the hall, so the town rents us the arena. They lay plywood over the ice and we put down tarps and then carpets, and by eight in the morning six hundred people are sitting in rows where the Zamboni goes.

It’s cold in a way you notice slowly. First your toes, then your knees. When you put your forehead down it’s like leaning on a fridge. The imam has learned to keep the sermon to nine minutes. There is a scoreboard clock and the rink manager, Réal, runs it for him without being asked.

Last year the sound system failed at the takbir. It came back on by itself with what it had been playing the night before, the organ thing they use to get the crowd going. Six hundred people in their best clothes, in perfect silence, and that organ.

One boy near me couldn’t help it. He clapped, the way you do. And then very softly, from somewhere over in the women’s rows, I heard someone finish it: “Charge.”`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'Henna and paper two',
    name: 'Aaliyah',
    age: 17,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Luton',
    belief: 'Islam',
    body: `Eid was on a Wednesday and so was Further Maths. You can apply to move it but I’d revised, and I just wanted it gone.

My sister did my henna the night before, in the kitchen, with a cone she’d kept in the freezer. I held my flash cards between my toes. She’s an artist really, she does peacocks and vines, but she was cross with me for choosing an exam over the family breakfast and she wouldn’t show me till it was dry.

In the hall the next day I had my hands on the desk, waiting, and the invigilator walking down the row slowed up and stopped. He bent down. I thought I was going to be accused of something. He was an old man with a hearing aid.

“Is that Euler’s identity?” he said.

It was round my left wrist, in among the leaves. She’d looked it up. I had to wear gloves for the entire paper, those blue ones from the science block. It wasn’t even on the syllabus.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'Thirty four deliveries',
    name: 'Waleed',
    age: 29,
    gender: 'M',
    country: 'Germany',
    belief: 'Islam',
    body: `My first Eid in this country I delivered parcels. I’d been here seven months. I didn’t know you could ask for the day, and I’m not sure that I would have asked; it was only me in a room with a mattress, and a room is a bad place to have Eid in.

I’d put on the good shirt under the yellow vest. That was the celebration. Nobody could see it but I knew it was there, and I kept the zip down a bit.

I had thirty-four stops. I will tell you about three of them.

Number nine was an office. The man signed with his finger and never stopped talking on the phone. It was raining and I stood there in a lobby with a fountain, and the floor was so clean that I was ashamed of my shoes. I’d polished them that morning.

Number twenty was on the fifth floor with no lift. It was a box of cat food, eighteen kilos. An old lady opened and told me, “You’re late, he’s been beside himself,” and the cat came out and looked at me. She gave me a boiled sweet. I thought, all right, that’s one sweet.

Number thirty-one was in the east of the city, one of those long concrete blocks with many bells. I rang a name I couldn’t read for the wet. The door opened and the smell came down the stairwell before the light did. Cardamom, hot butter, rice with the burnt part. I knew it was the ninth step where it started because I stopped there. I hadn’t smelled that since my mother’s house. Upstairs a lot of people were all talking at once.

A boy took the parcel. Behind him in the hallway were thirty or forty shoes. He looked at my shirt, at the collar, where it’s embroidered.

He yelled over his shoulder, in my own dialect, in the accent of a town one hour from mine, “Mama! The post is one of us!”

I said I had three more to deliver. I said it several times. A woman with flour to the elbows came and took the scanner right out of my hand and put it up on a shelf next to the Quran, as if it might get wet.

Thirty-two, thirty-three and thirty-four were late. One of them complained. I got a warning for it, on paper, with a stamp. I have kept that as well.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'The goat called Engineer',
    age: 23,
    gender: 'M',
    country: 'Pakistan',
    city: 'Hyderabad',
    belief: 'Islam',
    body: `My uncle bought the goat three weeks early because the price was good, and that was his error. You shouldn’t give children three weeks.

He was white with brown socks. We named him Engineer because he opened things. He opened the gate, the flour bin, and the bathroom door when my aunt was in there. He ate a page of my geometry and the strap of a handbag. He’d follow me up to the roof at night and lie down with his back to my back, and in the dark I could hear him going over the day’s meals again. I was ten, and I’d never had anything that followed me.

Everybody told us: don’t get attached. They say this each year. My grandfather, who had done the sacrifice with his own hands since before Partition, was the only one that didn’t say it. He would sit on the charpoy and watch Engineer undo his shoelaces.

The night before Eid I went to him and asked if there was any way out of it. I had prepared a case. I’d found out the price of meat. I offered my bicycle.

He didn’t laugh. He moved over and made me sit. He told me that when he was a boy he’d hidden one, a ram, in the canal reeds, for two days. His father found them by the crying. “Whose crying?” I asked. He said, “By then you couldn’t have told.”

I wanted to know what his father had done. He thought for a long time. He said, “He told me that if it cost you nothing, it was only dinner.” Then he said that he’d never been completely sure he agreed. I had not heard a grown man say that about anything.

In the morning he let me choose whether to be there. I stood at the back. My grandfather’s hand was over the goat’s eyes, and he was talking in his ear the whole time, not the prayer, that came after, but just ordinary talk. I couldn’t hear what.

Most of it went to the lane behind the cotton mill. I carried the bags. A girl my own age opened one of the doors, and she looked inside the bag and shouted to her mother in such a way that I looked down at my feet.

I didn’t eat any. No one made me. My shoelaces were chewed short on one side and I wore them like that until the winter.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'The mould with the missing petal',
    name: 'Georgette',
    age: 72,
    gender: 'F',
    country: 'Lebanon',
    belief: 'Christianity',
    body: `There’s one wooden mould for the maamoul on our landing and it’s been there longer than the lift. It has a flower of eight petals, and one is chipped, so that all our cakes come out with seven.

I have it for Easter. Hasna across the way has it for the two Eids. It doesn’t belong to either of us. Her mother-in-law said it was my mother’s, and my mother used to swear that it was theirs.

During the bad years Hasna’s family was away for a long time. I kept the mould in my linen with a bit of soap. Every Eid I took it out and made a plate, and I’m not ashamed to say that I set it down outside her door on the mat, although there was nobody to eat it but the caretaker’s children.

When she did come back it was in the middle of the night, with suitcases. I heard the key. I lay there and listened to her going from room to room. In a while there was a knock, and she was standing there in her coat.

“Is it with you?” she asked.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'From the grade fours',
    age: 10,
    gender: 'X',
    country: 'Canada',
    belief: 'Not Applicable',
    body: `Dear people who read this. We are 23 students. On Eid four kids were away, so our class had 19 and it felt weird. Our teacher Ms. L let us write them a letter saying what they missed.

They missed: a spelling test, a wasp, and Connor throwing up.

When they came back they brought us cookies and Ibrahim had new shoes that light up and Sara had orange designs on her hands. They wrote us a letter about what WE missed. We missed: pancakes at 6 a.m., a bouncy castle, an uncle who fell asleep in a bouncy castle, and getting money for just saying hi.

We voted and their day was better. But they were sorry to have missed the wasp.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'Five pounds from 2003',
    age: 28,
    gender: 'M',
    country: 'United Kingdom',
    city: 'Cardiff',
    belief: 'Islam',
    body: `My uncle Yaqub drove a minicab and had nine nephews and nieces, and at Eid he gave each of us a five-pound note in a white envelope. They were always brand new. He’d go to the bank for them the week before and he wouldn’t let the girl fold them.

All of mine went on sweets and football stickers, apart from one. In 2003 I slid it in a book to keep it flat and I forgot which book.

I found it in March, clearing out my old room. It was in a children’s atlas at the page for Yemen, where he came from. It’s still stiff. It has the old lady with the bonnet on the back, and the shops won’t take that sort any more. I looked it up. The Bank of England will still change it if you post it in.

He’s in a home now. He doesn’t always know us. I took it to show him and he held it up to the window the way he used to, checking. Then he patted his pockets, one after another, looking for the envelope.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'First one to say it',
    name: 'Ifrah',
    age: 50,
    gender: 'F',
    country: 'Canada',
    city: 'Fort McMurray',
    belief: 'Islam',
    body: `There are seven of us sisters, and we’re in seven places: Mogadishu, Nairobi, Jeddah, Birmingham, Columbus, Fort McMurray and Perth. On Eid it’s a race who says it first to our mother.

Perth always wins. Perth has the sun before anyone. For years Hibo would ring Mogadishu from a car park in Western Australia while the rest of us were still in bed and say “Ciid wanaagsan, hooyo,” and then write one word to the group: Done.

I am last. By the time it’s morning in Alberta my mother has been greeted six times, the halwa is finished, her feet hurt and she wants to lie down.

Two years ago I apologised for it. I said, “Hooyo, I’m sorry, I’m always the tail.”

She said, “When you call, I take off my earrings.” I didn’t understand. She said, “I put them in for the first one and I take them off for the last one. I wait for you, and then Eid is closed.”

I’ve never told Perth.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'Kilometre 311',
    name: 'Dewi',
    age: 32,
    gender: 'F',
    country: 'Indonesia',
    city: 'Bekasi',
    belief: 'Islam',
    body: `Before Lebaran the whole city goes home. If you don’t have money for the train you go by motorbike, and so there we were, the four of us on a Honda: my husband in front, then Putri who was five, me, and the baby tied on me with a batik. Behind us was a plank with the rice cooker on it, a present for my mother.

It’s about fourteen hours. You go at night because of the heat. You see nothing but red lights, thousands and thousands, like a river of coals, and everyone has cardboard boxes tied up with pink string. There are signs that people write for fun and fix on their luggage. One said PLEASE DON’T HONK, I’M ALSO MISSING MY MUM.

Near the 311 marker the chain went. My husband pushed us to the side. It was two in the morning, beside rice fields, with frogs so loud we had to shout. The baby was hot. I sat on the rice cooker and I said something I shouldn’t have about his brother, who had sold us the bike.

No one could stop; the river just went by. And then someone did, a boy in a ride-hailing jacket with a woman’s handbag on his chest. Then another one pulled in behind him, to see why he’d stopped. In ten minutes there were six motorbikes in a half circle with their lights on my husband’s hands. They were all from different villages. One of them had a chain. It was for a different make. They took out two links with a stone and a screwdriver and it fitted, more or less.

While they worked, a very large man with a tattoo walked Putri up and down, up and down, showing her the frogs with his telephone. He had a daughter himself, he told me. He hadn’t been home in three years. I asked him why not. He said he’d been waiting until he had something to bring.

“And what are you bringing?” I asked.

He scratched his head. He looked at his bike. There was no box on it at all.

We went on at four. I watched for his light behind us as far as the turning. At home my mother opened the rice cooker and found it full of pink string, some biscuits, and one small frog, living, that Putri had been given to look after.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'Born during the drumming',
    age: 49,
    gender: 'F',
    country: 'Australia',
    city: 'Perth',
    belief: 'Non-religious',
    body: `I’m a midwife. Most of my families remember the hour and I remember the weather. This one was forty-one degrees at seven in the morning, with a hot wind, and the mother, Siti, had been going since the evening before.

It was Eid and her entire family was in the car park, because we only allow two in. They’d come straight from prayers in batik and silk. They had eskies. Somebody had a drum, and somebody’s uncle had decided that if he couldn’t be let in, he could be heard.

I went out to ask them to keep it down. I really was going to. But she’d got the rhythm of it by then, and she was breathing on it, four and four, with her hand beating on the rail. I came back and opened the window instead.

He was born at 7:52. When he cried, I held him up near the flyscreen, only for a second, and the drum stopped dead.

Then that noise they made. I’ve had thirty years of births and I have never had applause.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'My balloon',
    name: 'Musa',
    age: 7,
    gender: 'M',
    country: 'Canada',
    belief: 'Islam',
    body: `At the Eid party I got a balloon that looked like a moon. I let go by accident and it went up to the roof of the gym.

I was sad but my dad said it is in the right place. It was still there when I had basketball on Tuesday.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'What to do about Thursday',
    name: 'Heather',
    age: 54,
    gender: 'F',
    country: 'Canada',
    city: 'Peterborough',
    belief: 'Non-religious',
    body: `The boy we were fostering was nine, and he came on a Monday with a garbage bag of clothes and a file. The file said “Muslim (family).” It didn’t say what to do about Thursday.

I only knew Thursday was Eid because I’d typed his religion into the computer in order not to give him the wrong sausages. He hadn’t mentioned it. He hadn’t mentioned anything. He said “yes please” and “no thank you” and he slept with his runners on.

I asked him at supper on Tuesday whether he’d like to do something for it. He looked at me as if I had read his mail. “We don’t have to,” he said. Then, after about five minutes, to his potatoes: “You’re supposed to have new clothes.”

We went to the mall. He chose a white shirt and a clip-on tie and asked if it was too much. I phoned the mosque, which I’d never noticed, though it’s behind the tire place. A woman picked up. I told her I had a boy and no idea. She didn’t ask a single thing about him. She told me eight-thirty, come early for parking, and wear socks you’re not embarrassed by.

My husband drove. At the door there were about two hundred people hugging, and I could feel him getting smaller beside me. I thought, this was a mistake, he’s got no one here to hug. I was about to say we could go get pancakes.

A man in a long grey robe, older than me, came by with a tray of something. He stopped and crouched down, you could hear his knees, and he said, “Salaam, I’m Yusuf. I don’t think I’ve hugged you yet.” He held out his arms, tray and all, and waited. He didn’t go in for it. He just stayed there with his knees hurting.

It took a long time. Then the boy stepped in.

After that it was three times: left, right, left. He knew how. He’d known how all along. He turned and did my husband, who’s six foot four and from Bobcaygeon and bent down for it like a drawbridge. And then me.

He was only with us for eleven weeks. An aunt was found, a good one. I kept the tie, which he’d left on the doorknob, for a month or so before I sent it on. I sent socks along with it.`,
  },
  {
    campaign: 'eid',
    category: 'EID',
    language: 'en',
    title: 'Horses at the bend',
    age: 64,
    gender: 'M',
    country: 'Nigeria',
    city: 'Kano',
    belief: 'Islam',
    body: `If you want to see the horses on Sallah day, you must be at the bend by the tailors before the sun is up. My father took me every year on his shoulders. I held him by the ears.

First you feel it in the wall. Then the dust, then the trumpets, long ones, and then they come round all at once, hundreds of them, with the riders in ten yards of cloth and their turbans tied in two ears. The horses have more embroidery than a bride. I used to wet myself slightly from joy, and he never told my mother.

He was a small man. I didn’t know that. I found out at fourteen, when I stood next to him at the bend and saw that he had to go up on his toes.

The next year I brought a cement block from the site where I was working, wrapped in a clean towel. I put it down in the place where we always stood. Neither of us said anything. He looked up the road as if he’d heard something, and while he was looking he stepped onto it.`,
  },
];
